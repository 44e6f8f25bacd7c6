/** The words of chapter T. */
import { chapter } from './chapter.ts';

export const AT_THIS_TABLE = chapter(`
# T At this table

## T.1 Forms and input
Every question has a form. Each field has a title, the rule it comes from, what it may be, and mostly a default; what is left out is at its default, and only a field without one must be given. The form is the same on the page, on the command line and over HTTP; on the command line a field may also be written out as its key, an equals sign and its value, and the same field written twice is refused.

Input is checked once, before any rule looks at it. Nothing is rounded, corrected or guessed: a value that a field cannot have, a field that the form does not have, and a field that the circumstances do not know are refused. The refusal names the field as the form does, and to a program by its key; it says what would be allowed, and names the nearest field if a name was mistyped. Further mistakes of the same input are listed with the first.

## T.2 Dice typed in
Dice may be rolled here or typed in as they fell on the table. Typed dice stand in the order in which the procedure draws them. All must be there, none may be left over, and each must show a face that the die has; otherwise they are refused and nothing is rolled.

Where the procedure asks a player for a decision, its word may stand among the dice on the command line and over HTTP; if it does not, the decision is made as for the odds (T.8). A **seed** names the luck instead: the same seed with the same input always rolls the same dice. Dice and a seed are never taken together.

## T.3 House rules
What a card leaves open is read in one way here, and that reading is named and listed with the other ways in which it can be meant. Players may hold to another reading, in one question or for a whole game; what they do not name is read as we read it.

A game keeps the readings with which it began to its end, and its file holds them. A reading changes what the rules do, never what stands on a chart.

## T.4 Counters and rosters
A counter of a roster brings its printed figures and its marks into the form of a question, so that nothing needs to be typed; the other fields remain to be filled in. A question takes only so many counters on each side, and those of opposing ranks must be of different sides.

Marks are set by hand or by taking over a result. Each mark has only the values that its counter can show. A roster keeps what differs from the set-up on this device, can be saved to a file, and refuses a file with a counter, a mark or a value that it does not know. Its changes can be taken back one after another.

## T.5 Taking back
A side may take back its own moves at the end of a game, one after another: what has been seen cannot be unseen. A move in which a die fell stands for good, and so does one by which the side has learnt what it could not know before. A move of another side stands in the way of all before it. Two players at one screen take back as the side that made the last move.

Who looks back at a game may **go on from here**, from any of its moves, also past dice and moves of others. That takes nothing back: it begins a game of its own, with the moves up to there and their dice as they fell, whose title names the move; the other stays whole, as it is. What has not fallen yet falls anew.

## T.6 Saved games and replays
The file of a game holds its scenario, its house rules, the version of the rules, and every move with its dice in order. Positions follow from playing the moves again, so a file cannot say what the rules do not allow: states that a file may hold beside its moves are not believed, and only save time on the device that wrote them.

A file that is opened is played again from the beginning, and every move is checked as if it were new. The first move that the rules do not allow, or whose dice are not those that the rules ask for, stops it and is named; what came before it stands, can be looked at, and played on from. Files of version 1 to 3 are read. A file of another program, or of a version that this program does not read, is refused.

A file is a chain of **seals**. The first is made from scenario, house rules, the version of the rules by which the game was begun, its beginning and its seed; each move has one that is made from the seal before it and from the move itself, with its dice, its clock and who made it; the last closes the file and is made from all that stands in it. So a move or a die that was changed, left out, added or put in another place, other house rules, and a file that was cut off are told, with the first seal that does not fit. Up to there the game can be looked at and played on from. The title of a game, who sits for a side and standing orders may change while it is played; moves that are taken back take their seals with them. When newer rules have checked every move, the file names both versions.

Seals show damage, mistakes and careless or casual changes. They are no proof against an author who makes all the seals of a file anew. A file of version 1 or 2 has no seals: it is opened, and it is said that nothing shows whether it was edited. When such a game is played on it gets them, and says from then on how many of its moves came without.

A game that was begun with a **seed** has known luck: its dice follow from the seed. Its file names the seed, and so does whatever shows the record of the game.

## T.7 By agreement against the rules
Players may agree on something that the rules do not allow: a counter on another place of the map, or other marks on it. It is done as a move of its own; the journal and the file say that it was agreed on, and every rule goes on from there as if it had come about by play. A running action is finished first. What the table cannot hold is refused even so: a place where no counter can stand, a mark that the counter does not have.

## T.8 Decisions and seats
Where a rule leaves a choice to a side, the game stops and asks that side. Nobody else can answer, nothing else can be done before the answer, and only what is listed can be chosen. Dice that fell before the question stay as they fell. Where several sides give orders at their own pace, each sees its own alone until the rules reveal them. What a side may see is all that leaves the rules for it.

Odds need an answer to every such choice. Where the question has a way to decide, it is taken; where it has none, the first choice listed is.

## T.9 The program's own limits
Odds are exact as long as they can be found in 200,000 steps: a way that a procedure may go is a step, and so is a draw on it. Beyond that courses are sampled, 100,000 or as many as the same number of steps allows, and the answer says so, with its error. No clock is asked, so the answer is the same on every machine.

Of very many outcomes the likeliest are listed; the others are added up into one line that says how many there are and how likely the likeliest of them is. Nothing is left out of shares, averages and distributions. Where the explanations of all of them would be too long, those of the likeliest are given, and that of any other for the asking.

Charts, questions, scenarios, systems and rules are asked for by the names under which they are listed; for a name that is none of them those that it is a part of, or else the nearest, are suggested. What is sent to a server must be JSON, of a few kilobytes for a question and not nested deeper than forty levels; of many mistakes ten are named and the rest counted, in a long input only those of the first part that has any: then it says that there are at least so many. A server answers only so many requests a minute, only under its own name, and only who sends his request within twenty seconds. A mistake of the program is never passed off as a rule: it is said to be one.

## T.10 Lessons
A lesson is played by the same rules as every game, but its luck is laid out beforehand, dice and whatever else is drawn, so that it goes as the coach says, and its list offers only what the step speaks of. What is left out is not against the rules: it waits for a game. In a lesson one may go back to the beginning of a step at any time, past its luck too.

A first game with advice is a whole game with real luck. The advice says what is worth looking at; it forbids nothing.
`);
