// Made by tools/wire.py from src/donjon/table/wire: `make wire` after a change there.

/** A sentence in no language yet: its key and its arguments. */
export interface Message {
  key: string;
  args?: Record<string, number | string | Message | Message[]>;
}

export type Value = boolean | number | string | string[];

export type Id = string;

export type Icon = string;

export type Text = Message | string;

export type Tint =
  | 'slate'
  | 'lapis'
  | 'garnet'
  | 'plum'
  | 'teal'
  | 'moss'
  | 'ochre'
  | 'umber'
  | 'paper'
  | 'sand'
  | 'crystal'
  | 'rock'
  | 'deep'
  | 'gold'
  | 'blood'
  | 'life'
  | 'arcane';

export type Does = 'plays' | 'gets' | 'goes' | 'aside';

/** One line of the log. */
export interface LogLine {
  n: number;
  seq: number;
  text: Text;
  seat?: number;
  kind?: string;
  refs?: Id[];
  does?: Does;
}

export type XY = [number, number];

export type Skin = 'earth' | 'rock' | 'meadow' | 'paper' | 'felt' | 'bare';

/**
 * A number of something: «3 swords», «2 laurels for each monster», «at the end».
 *
 * `tint` is the colour of its icon. `every` is how many of `per` count once: «2 laurels for
 * every 3 coins».
 */
export interface Amount {
  icon: Icon;
  n?: number | string;
  tint?: Tint;
  per?: Icon;
  need?: Icon;
  late?: boolean;
  label?: Text;
  every?: number;
}

export type ShapeStyle =
  | 'wall'
  | 'floor'
  | 'line'
  | 'faint'
  | 'ink'
  | 'title'
  | 'sky'
  | 'lava'
  | 'water'
  | 'frame';

/** Scenery: an SVG path. */
export interface PathShape {
  is: 'path';
  d: string;
  style: ShapeStyle;
}

/** Scenery: a printed icon. */
export interface IconShape {
  is: 'icon';
  icon: Icon;
  at: XY;
  size: number;
  style: ShapeStyle;
  tint?: Tint;
}

/** Scenery: printed words. */
export interface TextShape {
  is: 'text';
  text: Text;
  at: XY;
  size: number;
  style: ShapeStyle;
  anchor?: 'start' | 'middle' | 'end';
}

export type Shape = PathShape | IconShape | TextShape;

/**
 * A place that can hold pieces or be picked. `size` is a radius, or width and height.
 *
 * `label` says what it is, `name` is the short one that a person would type. A dot has no
 * outline: it is only what is printed there. With `inset` its ground is a little smaller than
 * its outline, so that a dark square stands apart from light ones. `tip` is the key of its tip,
 * if that does not follow from its id.
 */
export interface Spot {
  id: Id;
  at: XY;
  label: Text;
  shape: 'disc' | 'square' | 'octagon' | 'hex' | 'flathex' | 'card' | 'box' | 'dot' | 'bone';
  size: number | XY;
  style?: 'room' | 'cell' | 'slot' | 'print' | 'empty';
  tint?: Tint;
  icon?: Icon;
  badge?: Amount;
  share?: 'pile' | 'ring' | 'row';
  name?: string;
  inset?: boolean;
  tip?: Id;
}

/** A way between two spots. `tip` is the key of its tip, if that does not follow from its id. */
export interface Link {
  id: Id;
  from: Id;
  to: Id;
  label: Text;
  via?: XY[];
  oneWay?: boolean;
  wraps?: boolean;
  badges?: Amount[];
  tip?: Id;
}

/**
 * A drawing with spots. `box` is x, y, width and height in units of its own.
 *
 * `pawn` is the width of a pawn; without it a pawn is as large as its spot asks. A board with
 * `overview` is seen whole at first, also on a phone. Where only a part is seen, targets farther
 * than `ahead` from the pawn of the board's owner are left out of it. Both are in its units.
 */
export interface Board {
  id: Id;
  label: Text;
  box: [number, number, number, number];
  skin: Skin;
  shapes: Shape[];
  spots: Spot[];
  links?: Link[];
  owner?: number;
  grows?: boolean;
  pawn?: number;
  overview?: boolean;
  ahead?: number;
}

/**
 * A line on a board: drawn, hunted or suggested. `stops` are the points that get a dot.
 *
 * `below`: on a lower level, under what lies above it.
 */
export interface Stroke {
  id: Id;
  board: Id;
  seat: number;
  points: XY[];
  style: 'ink' | 'hunt' | 'suggested';
  stops?: number[];
  below?: boolean;
}

/** A connector on the side of a tile. One with an `icon` is golden, and shows it. */
export interface Side {
  icon?: Icon;
  gain?: Amount[];
}

/** A box on a tile that can be opened. `opener` is printed in place of the gain then. */
export interface Chest {
  gain: Amount[];
  shutIcon: Icon;
  openIcon: Icon;
  opener: Icon;
}

/** A card. */
export interface CardFace {
  is: 'card';
  tint: Tint;
  title: Text;
  art: Icon;
  kind?: Icon;
  gives?: Amount[];
  cost?: Amount[];
  worth?: Amount;
  marks?: Icon[];
  text?: Text;
}

/** A square tile; its sides are north, east, south, west. `text` says it all in words. */
export interface TileFace {
  is: 'tile';
  tint: Tint;
  kind: Icon;
  title: Text;
  art: Icon;
  sides: [Side | null, Side | null, Side | null, Side | null];
  cost?: Amount[];
  gain?: Amount[];
  chests?: Chest[];
  text?: Text;
}

/** A thing printed on a plan; `below`: on its lower level. */
export interface PlanThing {
  id: string;
  at: XY;
  icon: Icon;
  tint: Tint;
  shape: 'disc' | 'square';
  below?: boolean;
}

/** A piece of a dungeon's plan. `cellars` are the rooms of its lower level. */
export interface PlanFace {
  is: 'plan';
  cols: number;
  rows: number;
  upper: XY[][];
  lower: XY[][];
  rooms: [number, number, number, number][];
  things: PlanThing[];
  cost?: Amount;
  cellars?: [number, number, number, number][];
}

/** A hexagon of a map. */
export interface HexFace {
  is: 'hex';
  tint: Tint;
  title: Text;
  icon?: Icon;
  many?: boolean;
  n?: number;
}

/** A small token. */
export interface TokenFace {
  is: 'token';
  shape: 'disc' | 'square' | 'diamond' | 'flathex';
  tint: Tint;
  icon: Icon;
  title: Text;
  n?: number | string;
}

/** A die; `sides` flicker by while it rolls. */
export interface DieFace {
  is: 'die';
  tint: Tint;
  sides: Icon[];
  icon?: Icon;
  text?: string;
  pips?: number;
}

/** Somebody's pawn. */
export interface PawnFace {
  is: 'pawn';
  seat: number;
  icon?: Icon;
}

/** Somebody's cube; black without a seat. */
export interface CubeFace {
  is: 'cube';
  seat: number | null;
}

/** Ink on paper. */
export interface MarkFace {
  is: 'mark';
  mark: 'tick' | 'cross' | 'strike' | 'ring' | 'dot' | 'brick' | 'x';
  seat?: number;
}

/** The back of a thing that is face down: of a card, a square tile, or a token of a shape. */
export interface BackFace {
  is: 'back';
  icon: Icon;
  tint: Tint;
  of?: 'card' | 'tile' | 'disc' | 'square' | 'diamond' | 'flathex';
}

export type Face =
  | CardFace
  | TileFace
  | PlanFace
  | HexFace
  | TokenFace
  | DieFace
  | PawnFace
  | CubeFace
  | MarkFace
  | BackFace;

export type MomentStage = 'full' | 'inset' | 'line';

/**
 * A thing that counts: «Iron sword +2»; one without a number is only named.
 *
 * What is `gone` is struck through.
 */
export interface MomentPart {
  icon: Icon;
  text: Text;
  n?: number | string;
  tint?: Tint;
  gone?: boolean;
}

/**
 * A number that changed, as a row of icons: hearts, life. Without `most` as figures alone.
 *
 * It is that of a `seat`, or of whoever has the `name`. `crossed`: what is lost is crossed out
 * with the pen of the seat.
 */
export interface MomentRow {
  icon: Icon;
  tint: Tint;
  before: number;
  after: number;
  most?: number;
  seat?: number;
  name?: Text;
  crossed?: boolean;
}

/**
 * One of several throws: the faces of its dice, what is said of it, and what it comes to.
 *
 * `counts` are the faces that count, without any all of them; `names` stand below the dice.
 */
export interface MomentThrow {
  dice: Id[];
  text?: Text;
  counts?: Id[];
  names?: Text[];
  issue?: MomentPart;
}

/**
 * One of several sides: who, with what, what it threw or named, and its sum.
 *
 * `face` or `icon` is its picture, of a seat without them whoever sits there; a face has its
 * `back` up until it turns. `thrown` are the faces of its dice, `terms` is how its sum came about
 * («5 + 2»), `wins` whether it is ahead.
 */
export interface MomentSide {
  name: Text;
  icon: Icon | null;
  tint: Tint;
  seat?: number;
  note?: Text;
  face?: Id;
  parts?: MomentPart[];
  thrown?: Id[];
  terms?: Text;
  sum?: number | string;
  row?: MomentRow;
  wins?: boolean;
  back?: Id;
}

/**
 * One thing that was drawn: its face, whose it is, and what it does.
 *
 * `also` are those who wanted it and did not get it.
 */
export interface Drawn {
  face: Id;
  seat?: number;
  text?: Text;
  also?: number[];
}

/** Where things are drawn from, and what is left there: how many of each kind. */
export interface Source {
  icon: Icon;
  text: Text;
  left: number;
  /** The face of a kind, how many of it are left, and whose they are. */
  rest?: ([Id, number, number | null])[];
  /** The words before the share of what is left that is the viewer's. */
  again?: Text;
}

/** How likely an issue was before it happened: `share` is between 0 and 1. */
export interface IssueOdds {
  text: Text;
  share: number;
  tint: Tint;
}

/**
 * All outcomes that were equally likely, `across` of them in a row, and the one that came.
 *
 * Each is told by the number of the issue that it leads to, of those whose odds are told.
 */
export interface Outcomes {
  of: number[];
  across: number;
  fell: number;
}

/** A great moment. Every viewer gets the same one; what is empty is not shown. */
export interface GreatMoment {
  /**
   * The form: things drawn one by one, sides that meet, dice, hidden things turned up together.
   *
   * Of a gain or a loss only the issue is shown.
   */
  kind: 'draw' | 'duel' | 'throw' | 'reveal' | 'gain' | 'loss';
  /** What happens: «The dragon attacks». */
  title: Text;
  /** The picture beside the title. */
  icon: Icon;
  /** The colour of the title and of the picture. */
  tint: Tint;
  /** Whom it is about. */
  seats?: number[];
  /** How large it is for the `seats`. */
  mine?: MomentStage;
  /** How large it is for everyone else. */
  others?: MomentStage;
  /** A sentence under the title: the reason, or the rule. */
  why?: Text;
  /** The piece or spot beside which a panel stands. */
  at?: Id;
  /** The stages of a longer event, which comes in several moments. */
  steps?: Text[];
  /** The stage that this moment tells, counted from 0. */
  step?: number;
  /** The cards, cubes or tiles that were drawn or turned up, in order. */
  drawn?: Drawn[];
  /** Where they were drawn from. */
  source?: Source;
  /** Those who meet, or whose hidden things are turned up. */
  sides?: MomentSide[];
  /** The seat that throws `thrown`. */
  by?: number;
  /** What it throws for. */
  deed?: Text;
  /** The faces of dice that were thrown together, in groups. */
  thrown?: Id[][];
  /** The faces among `thrown` that count; none named: all of them. */
  counts?: Id[];
  /** Several throws that followed each other. */
  throws?: MomentThrow[];
  /** The terms of a sum; the last one is the sum. */
  total?: MomentPart[];
  /** Numbers that have changed: hearts, bones, points. */
  rows?: MomentRow[];
  /** What was paid, gained or lost, one by one. */
  parts?: MomentPart[];
  /** How likely each issue was before it happened. */
  odds?: IssueOdds[];
  /** All that could have been thrown, and what was. */
  outcomes?: Outcomes;
  /** A last sentence. */
  note?: Text;
  /** How it ended. */
  issue?: MomentPart;
  /** What one picks to do the same again; as long as one may, the moment has a button for it. */
  then?: Id[];
  /** How large it is for those of the others who looked at the place `at` shortly before. */
  watchers?: MomentStage;
}

export type Sound =
  | 'turn'
  | 'guest'
  | 'chat'
  | 'card'
  | 'tile'
  | 'pencil'
  | 'dice'
  | 'step'
  | 'latch'
  | 'bell'
  | 'pings'
  | 'points'
  | 'heal'
  | 'clang'
  | 'hurt'
  | 'fall'
  | 'breath'
  | 'roar'
  | 'steel'
  | 'won'
  | 'over';

/**
 * One thing that happened since the last scene, to be shown in order.
 *
 * `into`: of a move and a take the spots or zones they go to, of a flip and a roll the faces
 * that are then up. A piece that is not on the table is seen for this beat alone: in `zone`, or
 * each on its own of the `spots`. `recap` lays the recap of the scene over the table for a moment,
 * under the heading `text`; its `pieces` are turned up when the lines are drawn. A `moment` is
 * shown over the table or beside its place.
 * `sound` is what is heard, where that does not follow from the rest.
 * `line` is the line of the log that tells the same.
 */
export interface Beat {
  do: 'move' | 'flip' | 'roll' | 'take' | 'hurt' | 'count' | 'shuffle' | 'say' | 'recap' | 'moment';
  pieces?: Id[];
  from?: Id;
  into?: Id[];
  line?: number;
  counter?: Id;
  by?: number;
  zone?: Id;
  text?: Text;
  on?: Id[];
  big?: boolean;
  spots?: Id[];
  moment?: GreatMoment;
  sound?: Sound;
}

/**
 * Areas beside or below each other. `share` are relative sizes; 0 takes what it needs.
 *
 * With a `skin` the parts lie on one panel of that material.
 */
export interface Split {
  is: 'split';
  split: 'row' | 'column';
  parts: Area[];
  share?: number[];
  skin?: Skin;
}

/** One sheet of a tabbed area. */
export interface Tab {
  title: Text;
  icon: Icon;
  area: Area;
}

/** Areas behind tabs: one is seen at a time. */
export interface Tabs {
  is: 'tabs';
  tabs: Tab[];
}

/**
 * A board or a zone in its place on the screen; `low` cards show picture and name alone.
 *
 * `cols` are the columns of a grid here, if they are others than those of its zone.
 */
export interface Show {
  is: 'show';
  show: Id;
  size?: 's' | 'm' | 'l' | 'low' | 'fit';
  title?: Text;
  note?: Text;
  cols?: number;
}

/** A group of counters. */
export interface CounterArea {
  is: 'counters';
  counters: Id[];
  title?: Text;
}

export type Area = Split | Tabs | Show | CounterArea;

/**
 * Where things sit: the same leaves on every screen.
 *
 * `dock` is what stays in sight at the foot of a narrow screen. `tall` is for a tablet held
 * upright. `low` is for a phone held sideways: of its two parts the first has the full height,
 * and what is asked stands below the second. A client makes do with the others without them.
 */
export interface Layout {
  wide: Area;
  narrow: Area;
  dock?: Area;
  tall?: Area;
  low?: Split;
}

/** A place in a zone that is drawn even when empty. */
export interface Slot {
  id: Id;
  label: Text;
  tint?: Tint;
  note?: Amount;
  icon?: Icon;
}

/**
 * Where loose pieces lie: a row, a fan, a stack, or a list in which each card is one line.
 *
 * `count` when only the top one is sent. The slot of a stack is the place below its pieces.
 * `usual` is how many pieces it holds as a rule: there is room for that many in one row, and the
 * zone takes what room is left beside others.
 */
export interface Zone {
  id: Id;
  kind: 'row' | 'fan' | 'stack' | 'grid' | 'list' | 'free';
  label: Text;
  owner?: number;
  cols?: number;
  size?: 's' | 'm' | 'l';
  badge?: Amount;
  slots?: Slot[];
  count?: number;
  usual?: number;
}

/** The n-th place of a zone; a wide piece takes several places from there on. */
export interface InZone {
  is: 'zone';
  zone: Id;
  n: number;
  wide?: number;
}

/** On a spot of a board. */
export interface OnSpot {
  is: 'spot';
  spot: Id;
  n?: number;
}

/** Anywhere on a board. */
export interface OnBoard {
  is: 'board';
  board: Id;
  xy: XY;
}

/** On another piece. */
export interface OnPiece {
  is: 'piece';
  piece: Id;
  slot: string;
}

export type Place = InZone | OnSpot | OnBoard | OnPiece;

export type PieceState = 'spent' | 'locked' | 'ghost' | 'last' | 'out';

export type Turned = 0 | 90 | 180 | 270;

/**
 * A thing that lies somewhere; it keeps its id when it moves.
 *
 * Of a tile `open` are the chests that are, `joined` the sides that have met or given what they
 * give, `walled` those that never will.
 */
export interface Piece {
  id: Id;
  face: Id;
  label: Text;
  at: Place;
  owner?: number;
  turn?: Turned;
  state?: PieceState[];
  badges?: Amount[];
  n?: number;
  open?: number[];
  joined?: number[];
  walled?: number[];
}

/**
 * A number of a seat, or of the table; a track prints its steps.
 *
 * With a `spot` its value also stands there on the board; `seats` are those who have it.
 * A row has a dot for each of its value, open ones for those that are `spent`, and what it is
 * `worth`. `tip` is the key of its tip, if that does not follow from its id.
 */
export interface Counter {
  id: Id;
  of: number | null;
  icon: Icon;
  value: number | string;
  label: Text;
  show: 'number' | 'pool' | 'pips' | 'track' | 'row';
  max?: number;
  tint?: Tint;
  steps?: Amount[];
  spot?: Id;
  seats?: number[];
  spent?: number;
  worth?: Amount;
  tip?: Id;
}

/**
 * What is over and still worth a look: boards side by side, with what lies on them.
 *
 * The lines are animated, and what is marked on pieces appears in the order of `pieces`; then
 * come the counters of each board's owner. Zones stand above the boards.
 */
export interface Recap {
  boards: Board[];
  zones: Zone[];
  pieces: Piece[];
  strokes: Stroke[];
  counters: Counter[];
}

export type Weight = 'main' | 'quiet' | 'grave';

export type Role = 'main' | 'also' | 'drawback';

/**
 * What the table would look like after a choice, or after playing a piece.
 *
 * `spots` are those that it brings within reach, `gains` what each of them would then give; `text`
 * is a sentence about it.
 */
export interface ChoicePreview {
  pieces?: Piece[];
  strokes?: Stroke[];
  counters?: Record<Id, number | string>;
  spots?: Id[];
  gains?: Record<Id, Amount[]>;
  text?: Text;
}

/**
 * One of several kinds of choices that would be in each other's way if all were lit at once.
 *
 * Which of them is on is the client's own switch; the choices of the others wait unlit.
 * Once one is `due` because what belongs before it is done, the client switches to it.
 */
export interface Mode {
  id: Id;
  label: Text;
  icon: Icon;
  key: string;
  due?: boolean;
}

/**
 * A choice with what one clicks for it, in order; without targets it is a button in the bar.
 *
 * With a `mode` it is offered only while that one of the scene's modes is on.
 */
export interface SceneChoice {
  id: number;
  label: Text;
  targets: Id[];
  icon?: Icon;
  cost?: Amount[];
  key?: string;
  turn?: Turned;
  preview?: ChoicePreview;
  weight?: Weight;
  ask?: Text;
  chosen?: boolean;
  mode?: Id;
  role?: Role;
  verb?: Icon;
}

/**
 * Any of these: the choice is `first` + the sum of 2**i over the picked.
 *
 * The label's argument `n` is how many are picked; the client puts its own number there.
 */
export interface Subset {
  of: Id[];
  least: number;
  most: number;
  first: number;
  label: Text;
  icon?: Icon;
  key?: string;
  weight?: Weight;
}

/**
 * Several choices in a row offered as one click: walk there.
 *
 * With a `label` it is a button of the bar: «Play all 3». It stops where more is asked.
 */
export interface Shortcut {
  target: Id;
  route: Id[];
  cost: Amount[];
  label?: Text;
  icon?: Icon;
  key?: string;
}

/**
 * One sentence of rule about a kind of thing, and where the catalogue has it.
 *
 * `name` and `icon` stand above it where the thing's own label and picture are not short enough.
 */
export interface Tip {
  text: Text;
  rule?: string;
  name?: Text;
  icon?: Icon;
}

/** A turn that is nobody's, between two seats. */
export interface After {
  id: Id;
  icon: Icon;
  text: Text;
  n?: Amount;
}

/**
 * What the panel of a seat shows. `turn`: it is its turn, whoever is asked meanwhile.
 *
 * `score_first`: where there is room for a few numbers alone, the score is the first of them.
 */
export interface SeatInfo {
  seat: number;
  name: Text;
  state: 'plays' | 'thinks' | 'ready' | 'waits' | 'gone';
  counters: Id[];
  out?: boolean;
  first?: boolean;
  turn?: boolean;
  note?: Text;
  score?: Amount;
  peek?: Id;
  after?: After;
  scoreFirst?: boolean;
}

/** What is asked, of whom, and the rule that asks. */
export interface Prompt {
  mine: boolean;
  title: Text;
  waiting: number[];
  detail?: Text;
  undo?: boolean;
  rule?: string;
}

/** One row of the final count. */
export interface CountRow {
  label: Text;
  values: (number | string | null)[];
  icon?: Icon;
}

/** The places, the sentence, the count, the seed that was sealed, and the points by seat. */
export interface Outcome {
  places: number[][];
  text: Text;
  seed: string;
  rows: CountRow[];
  scores: number[];
}

/**
 * Everything one viewer sees and may do. A game fills what lies on the table.
 *
 * `previews`: for a piece, what playing it could lead to, even if it cannot be chosen now.
 * `review` names what one may look back at, where the game can tell how it was done best.
 * `recap` is there when one of the `beats` shows it. `tips` are those of the whole game: they stay
 * the same in every scene of a match.
 */
export interface Scene {
  format: 1;
  game: string;
  viewer: number | null;
  title: Text;
  seats: SeatInfo[];
  layout: Layout;
  boards: Board[];
  zones: Zone[];
  pieces: Piece[];
  faces: Record<Id, Face>;
  counters: Counter[];
  strokes: Stroke[];
  prompt?: Prompt;
  choices?: SceneChoice[];
  log?: LogLine[];
  match?: Id;
  seq?: number;
  phases?: Text[];
  phase?: number;
  subset?: Subset;
  shortcuts?: Shortcut[];
  beats?: Beat[];
  result?: Outcome;
  previews?: Record<Id, ChoicePreview>;
  modes?: Mode[];
  review?: Text;
  recap?: Recap;
  tips?: Record<Id, Tip>;
}

/** How the table could look for a seat, in words and drawn: a plan, or what was best. */
export interface SuggestionScene {
  seat: number;
  text: Message;
  scene: Scene;
}

export type NativeFailure = 'no-compiler' | 'no-headers' | 'no-tools' | 'no-space' | 'failed';

/**
 * Where native code runs: everywhere, for bots, not yet (`percent` compiled), or nowhere.
 *
 * `weaker` are the bots that think less than they would with native code.
 */
export interface Speed {
  kind: 'native' | 'bots' | 'compiling' | 'interpreted';
  percent: number;
  reason: NativeFailure | null;
  weaker: string[];
}

/** A game option that can be set for a new table. */
export interface GameOptionInfo {
  name: string;
  label: Message;
  default: Value;
  values?: OptionValue[];
  least?: number;
  most?: number;
}

/** One of a closed list of values. */
export interface OptionValue {
  value: string;
  label: Message;
}

/**
 * A bot that is a character, with one to four stars for its strength.
 *
 * `temper` says how it plays; None where no measurement holds that in this game.
 */
export interface HousePlayer {
  bot: string;
  title: Message;
  stars: number;
  temper: Message | null;
}

/**
 * A game as the lobby shows it; `usual_bot` sits down where nobody chose a bot.
 *
 * One game is the `easiest`: it is offered to newcomers.
 */
export interface GameInfo {
  name: string;
  title: Message;
  tagline: Message;
  icon: string;
  tint: Tint;
  minutes: number;
  seats: [number, number];
  rules_version: number;
  options: GameOptionInfo[];
  bots: string[];
  usual_bot: string;
  house_players: HousePlayer[];
  easiest: boolean;
}

/** A heading of a catalogue with its text (Markdown) and the ids of its rules. */
export interface RuleSection {
  heading: string;
  text: string;
  ids: string[];
}

/** The catalogue of a game; `lang` is English where there is no translation. */
export interface RuleBook {
  game: string;
  lang: string;
  title: string;
  sections: RuleSection[];
}

/** The text of one rule. */
export interface Rule {
  id: string;
  game: string;
  lang: string;
  heading: string;
  text: string;
}

export type AddressKind = 'public' | 'network' | 'this-computer';

/** A code to point a phone at: its dark squares as one SVG path in a square of `size`. */
export interface QrCode {
  size: number;
  path: string;
}

/**
 * An address of the server for people on the Internet, in the same network, or here alone.
 *
 * `link` invites to the table; what leads to this computer alone has no code.
 */
export interface InviteAddress {
  kind: AddressKind;
  url: string;
  link: string;
  qr: QrCode | null;
}

/**
 * The addresses of a table, the best for friends first.
 *
 * `command` starts the server so that friends reach it, if they cannot now.
 */
export interface Invitation {
  addresses: InviteAddress[];
  command: string | null;
}

export type Name = string;

/** The person who asks; `name` is None for a guest. */
export interface Me {
  name: string | null;
}

/** The name that a person chooses. */
export interface NewName {
  name: Name;
}

/** What is wrong: a code for programs, a message for clients, a sentence for people. */
export interface Problem {
  code: string;
  message: Message;
  sentence: string;
  rule?: string;
}

export type SeatNumber = number;

export type State = 'open' | 'playing' | 'over';

export type Access = 'public' | 'private';

/** Who is to sit there: me, anyone, somebody with the invite link, or a bot. */
export interface SeatRequest {
  kind: 'me' | 'open' | 'person' | 'bot';
  bot?: string;
}

/** A table to open. `pace` is the time for a choice in seconds; 0 means no limit. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, Value>;
  access?: Access;
  pace?: number;
  start?: boolean;
}

/** Sit down on the given seat, or on the first free one. */
export interface Join {
  seat?: SeatNumber | null;
  invite?: string | null;
}

/** Play on against bots from the first `at` choices of a finished match. */
export interface Branch {
  at: number;
  seat: SeatNumber;
}

/**
 * A seat and its player. A person's name is text, that of a bot a message. `stand_in` is the
 * bot that plays for an absent person; an open seat that is `invited` is kept for somebody with
 * the invite link.
 */
export interface TableSeat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name?: Text;
  me?: boolean;
  bot?: string;
  here?: boolean;
  stand_in?: string;
  resigned?: boolean;
  invited?: boolean;
}

/** Seat `by` asks to go back to the first `to` choices; `waiting` still have to agree. */
export interface Takeback {
  by: number;
  to: number;
  waiting: number[];
}

/** A table as one line of a list. */
export interface TableSummary {
  id: string;
  game: string;
  state: State;
  access: Access;
  seats: TableSeat[];
  pace: number;
  made: number;
  moved: number;
  version: number;
  waiting?: number[];
  mine?: boolean;
  my_turn?: boolean;
}

/**
 * All about a table but the match itself. `ends` is when the safe default is chosen.
 *
 * `coming` are people without a seat who have opened the invite link and are here; a guest has an
 * empty name.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  state: State;
  access: Access;
  pace: number;
  seats: TableSeat[];
  made: number;
  commitment: string;
  watching?: number;
  coming?: string[];
  me?: number;
  host?: boolean;
  invite?: string;
  ends?: number;
  takeback?: Takeback;
  rematch?: string;
  branch_of?: string;
  ended?: 'played' | 'resigned' | 'abandoned';
}

/** A page of tables; `next` is the parameter that asks for the following page. */
export interface TableList {
  tables: TableSummary[];
  people: number;
  playing: number;
  next: string | null;
}

export type Key = string;

export type Version = number;

/** Make a choice; `v` is the version that the person saw. */
export interface Choose {
  do: 'choose';
  v: Version;
  choice: number;
  key: Key;
}

/** Take back my last choice, if the rules of undo allow it. */
export interface Undo {
  do: 'undo';
  v: Version;
  key: Key;
}

/** Ask everybody to go back to before my last choice. */
export interface AskTakeback {
  do: 'ask-takeback';
  v: Version;
  key: Key;
}

/** Agree to a takeback, or reject it; the person who asked withdraws it with `yes: false`. */
export interface AnswerTakeback {
  do: 'answer-takeback';
  yes: boolean;
  key: Key;
}

/** Ask what the bot would choose on my seat. */
export interface Hint {
  do: 'hint';
  v: Version;
  key: Key;
}

/** Ask for the best that each seat could have done, where the scene offers a review. */
export interface Review {
  do: 'review';
  key: Key;
}

/** Ask why a thing cannot be chosen. */
export interface Why {
  do: 'why';
  id: string;
  key: Key;
}

/** Write a line in the chat. */
export interface SendChat {
  do: 'chat';
  text: string;
  key: Key;
}

/** Hand my seat, or an absent person's, over to a bot; with `bot: null` I take mine back. */
export interface HandOverSeat {
  do: 'hand-over';
  seat: SeatNumber;
  bot: string | null;
  key: Key;
}

/** Resign from the match. */
export interface Resign {
  do: 'resign';
  key: Key;
}

/** Keep the connection open. */
export interface Ping {
  do: 'ping';
}

export type Command =
  | Choose
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Hint
  | Review
  | Why
  | SendChat
  | HandOverSeat
  | Resign
  | Ping;

/** What is new in a scene: new or changed objects as a whole, and the parts that changed. */
export interface SceneChanges {
  title?: Text;
  phases?: Text[];
  phase?: number;
  seats?: SeatInfo[];
  layout?: Layout;
  boards?: Board[];
  zones?: Zone[];
  pieces?: Piece[];
  faces?: Record<Id, Face>;
  counters?: Counter[];
  strokes?: Stroke[];
  prompt?: Prompt;
  choices?: SceneChoice[];
  subset?: Subset;
  shortcuts?: Shortcut[];
  result?: Outcome;
  previews?: Record<Id, ChoicePreview>;
  modes?: Mode[];
  review?: Text;
}

/** What is gone: objects by id, parts of the scene by name. */
export interface SceneRemovals {
  boards?: Id[];
  zones?: Id[];
  pieces?: Id[];
  counters?: Id[];
  strokes?: Id[];
  parts?: ('phase' | 'subset' | 'result' | 'review')[];
}

/**
 * The change from one version of a scene to a later one.
 *
 * The client keeps the first `lines` lines of the log and appends `log`.
 */
export interface Patch {
  is: 'patch';
  from: number;
  to: number;
  seq: number;
  set: SceneChanges;
  drop: SceneRemovals;
  lines: number;
  log?: LogLine[];
  beats?: Beat[];
  recap?: Recap;
}

/** The full scene at a version. */
export interface FullScene {
  is: 'scene';
  v: number;
  scene: Scene;
}

/** What somebody who comes to a table needs first; there is no scene before the match begins. */
export interface Arrival {
  table: TableInfo;
  scene?: FullScene;
}

/** The client has the latest scene already. */
export interface UpToDate {
  is: 'up-to-date';
  v: number;
}

/**
 * A part of a match: the scene after `at` choices and the patches that follow.
 *
 * `turns` has the seat of every choice of the whole match.
 */
export interface Replay {
  at: number;
  scene: Scene;
  patches: Patch[];
  turns: number[];
  events: TimelineEvent[];
  table: TableInfo;
}

/** A big event on the timeline of a replay, and the things it is about. */
export interface TimelineEvent {
  seq: number;
  text: Message;
  refs?: Id[];
}

/** The command with this key is done and durable; the match is at `v`. */
export interface Ack {
  is: 'ack';
  key: string;
  v: number;
}

/** The command was refused and nothing was changed; the match is at `v`. */
export interface Reject {
  is: 'reject';
  key: string;
  code: string;
  message: Message;
  sentence: string;
  v: number;
  rule?: string;
}

/** What the bot would choose; in some games also its whole plan as a suggestion. */
export interface Hinted {
  is: 'hint';
  key: string;
  choice: number;
  label: Message;
  v: number;
  suggestion?: SuggestionScene;
}

/** The best that each seat could have done. */
export interface Reviewed {
  is: 'review';
  key: string;
  suggestions: SuggestionScene[];
  v: number;
}

/**
 * Why a thing cannot be chosen now, and a rule; `now`: what it means now, in figures.
 *
 * `apt`: the reason is about this very thing and may pass, so a tip tells it unasked.
 */
export interface RuleReason {
  is: 'why';
  key: string;
  id: string;
  message: Message;
  sentence: string;
  rule?: string;
  apt?: boolean;
  now?: Message;
}

/** The reply to a ping. */
export interface Pong {
  is: 'pong';
}

/** The table after a change: its seats, who is connected, an open takeback. */
export interface TableNews {
  is: 'table';
  table: TableInfo;
}

/** One line of the chat; `seat` is None if the person watches. */
export interface ChatLine {
  n: number;
  at: number;
  name: string;
  text: string;
  seat?: number;
}

/** The lines of the chat that this client does not have yet. */
export interface NewChatLines {
  is: 'chat';
  lines: ChatLine[];
}

export type Reply = Ack | Reject | Hinted | Reviewed | RuleReason | Pong;

export type FeedMessage = FullScene | Patch | UpToDate | TableNews | NewChatLines;

export type ServerMessage = Reply | FeedMessage;
