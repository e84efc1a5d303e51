"""Facts, in the past tense.

Places are names of hexes ("C4"), land tiles have a slot ("C4-3"); things are content ids.
"""

from engine.games.black_abyss.facts.battle import BattleBegan as BattleBegan
from engine.games.black_abyss.facts.battle import BattleEnded as BattleEnded
from engine.games.black_abyss.facts.battle import Bombed as Bombed
from engine.games.black_abyss.facts.battle import Commanded as Commanded
from engine.games.black_abyss.facts.battle import Felled as Felled
from engine.games.black_abyss.facts.battle import Fielded as Fielded
from engine.games.black_abyss.facts.battle import Led as Led
from engine.games.black_abyss.facts.battle import Lost as Lost
from engine.games.black_abyss.facts.battle import Missed as Missed
from engine.games.black_abyss.facts.battle import Plundered as Plundered
from engine.games.black_abyss.facts.battle import RoundBegan as RoundBegan
from engine.games.black_abyss.facts.battle import Struck as Struck
from engine.games.black_abyss.facts.battle import Withdrew as Withdrew
from engine.games.black_abyss.facts.course import Changed as Changed
from engine.games.black_abyss.facts.course import CycleBegan as CycleBegan
from engine.games.black_abyss.facts.course import Eliminated as Eliminated
from engine.games.black_abyss.facts.course import Ended as Ended
from engine.games.black_abyss.facts.course import EventDrawn as EventDrawn
from engine.games.black_abyss.facts.course import Founded as Founded
from engine.games.black_abyss.facts.course import Passed as Passed
from engine.games.black_abyss.facts.course import Produced as Produced
from engine.games.black_abyss.facts.course import Prowled as Prowled
from engine.games.black_abyss.facts.course import RanOut as RanOut
from engine.games.black_abyss.facts.dealings import BallotsIn as BallotsIn
from engine.games.black_abyss.facts.dealings import Bargained as Bargained
from engine.games.black_abyss.facts.dealings import Decided as Decided
from engine.games.black_abyss.facts.dealings import Nominated as Nominated
from engine.games.black_abyss.facts.dealings import Picked as Picked
from engine.games.black_abyss.facts.dealings import Put as Put
from engine.games.black_abyss.facts.dealings import Seated as Seated
from engine.games.black_abyss.facts.dealings import Talked as Talked
from engine.games.black_abyss.facts.dealings import Voted as Voted
from engine.games.black_abyss.facts.dealings import WarDeclared as WarDeclared
from engine.games.black_abyss.facts.fact import Fact as Fact
from engine.games.black_abyss.facts.movement import Carried as Carried
from engine.games.black_abyss.facts.movement import Flagged as Flagged
from engine.games.black_abyss.facts.movement import Idled as Idled
from engine.games.black_abyss.facts.movement import Marched as Marched
from engine.games.black_abyss.facts.movement import Moved as Moved
from engine.games.black_abyss.facts.movement import Recalled as Recalled
from engine.games.black_abyss.facts.movement import Settled as Settled
from engine.games.black_abyss.facts.movement import Surveyed as Surveyed
from engine.games.black_abyss.facts.movement import Taken as Taken
from engine.games.black_abyss.facts.movement import TurnedUp as TurnedUp
from engine.games.black_abyss.facts.purchases import Bought as Bought
from engine.games.black_abyss.facts.purchases import Researched as Researched
from engine.games.black_abyss.facts.purchases import SecretBegun as SecretBegun
from engine.games.black_abyss.facts.purchases import SecretLost as SecretLost
from engine.games.black_abyss.facts.purchases import Shared as Shared
from engine.games.black_abyss.facts.purchases import Sold as Sold
from engine.games.black_abyss.facts.purchases import TookBack as TookBack
