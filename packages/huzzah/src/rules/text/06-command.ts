import { chapter } from '@longroll/kernel';

export const COMMAND = chapter(`
# 6 Command and leaders

## 6.1 In command
A stack is in command if a leader of its higher organization, or the Army leader, has it within his radius, counted in hexes free of enemy combat units over any ground. The radius is 3 for a Junior, 6 for a Senior, 9 for an Army leader, unless his counter says otherwise. A leader who is with routed units only commands nobody. Cavalry of the army is an organization of its own under the Army leader. Command is settled at the start of each own action segment and lasts until the next; stacks that enter the map are in command.

## 6.2 Out of command
A stack out of command has its morale reduced by 1 (10.2).

## 6.2.1 No charge out of command
A stack out of command may not charge. Players may agree that it does.

## 6.3 A leader with a stack
- Morale +1 (10.2). A small-arms stack has it from one leader only, and from one to whom it belongs: Army, Senior or Junior. Artillery has it from any leader.
- Fire line +1 in an assault, for attacker and defender alike (9.3).
- Straggle roll -1 if he moves with the stack (3.6).

## 6.3.1 Several leaders
Several leaders in one stack give each of these once. A leader belongs to a stack if he has the same higher organization or commands all of them. A stack with artillery in it takes any leader.

## 6.4 Leaders on their way
A leader moves with a stack or alone. Alone he heeds no stragglers, EZOC or terrain stops and draws no fire, but prohibited ground and enemy units bar him. An enemy combat unit in the hex of a leader alone captures him; nothing else harms him.

## 6.5 Leader loss
When a stack with a leader receives result 1, 2 or 3, roll one die for him after its morale check, which he still helps. He is lost on 0 in fire, on 0 or 1 in an assault. One roll a stack and result; with several leaders the highest is at risk.

## 6.5.1 Replacement
In the next game turn segment the owner replaces a lost leader by one of the same rank, with a radius smaller by 1 but at least 1, with any stack of his organization, or with any stack at all for an Army leader. If there is none, he tries again a turn later.

## 6.8 Isolation
An isolated stack has its morale reduced by 2 (10.2).

## 6.8.1 What isolates
A stack is isolated when no path of hexes leads from it to a friendly edge of the map. The path may use no hex with an enemy unit, no prohibited ground and no EZOC, except where a friendly unit that is not routed stands; the stack's own hex does not count. A side to which the scenario gives no edge looks for a leader of the stack instead. Isolation is looked for whenever morale is checked.
`);
