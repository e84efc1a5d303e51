"""The contract of every store; a store's test subclasses `StoreContract` with a fixture `store`."""

from tests.bot.store.contract.commits import CommitContract
from tests.bot.store.contract.deliveries import DeliveryContract
from tests.bot.store.contract.matches import MatchContract
from tests.bot.store.contract.packing import PackingContract
from tests.bot.store.contract.people import PeopleContract
from tests.bot.store.contract.postings import PostingContract


class StoreContract(
    MatchContract,
    DeliveryContract,
    PeopleContract,
    PostingContract,
    CommitContract,
    PackingContract,
):
    """The whole contract."""
