"""Export of a game, export of a member's data, and deletion of a member's data.

An export contains nothing that its reader may not know. After deletion, nothing names the member.
`interactions` calls this package.
"""
