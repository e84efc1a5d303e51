"""Pictures: plain scenes in, PNG bytes and alt text out.

A scene holds exactly what its picture shows and is cheap to import and to send to another process.
Drawing (`paint`, the tools; `pictures`, one module a picture) needs Pillow and runs in the worker
processes of `workers`. Scenes are made from a game's views and words; nothing here may know a
game's state or rules, Discord or the store.
"""
