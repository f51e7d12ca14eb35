/** What lines of the log tell, with the scenes and beats that came with them. Pure. */
import type { Beat, Face, Id, LogLine, Message, Piece, Scene, Spot, Text } from '../../wire';

/** The scene after an act, and whose it was; null where several were asked. */
export interface Step {
  scene: Scene;
  seat: number | null;
}

/** A face that a line names or refers to, and what it is called. */
export interface NamedFace {
  id: Id;
  face: Face;
  text: Text;
}

/** Looks up what the lines since a scene are about. */
export class Happened {
  /** The lines since then without the headings of turns. */
  readonly lines: readonly LogLine[];
  readonly now: Scene;
  readonly #scenes: readonly Scene[];
  readonly #beats = new Map<number, Beat[]>();
  readonly #titles = new Map<string, Id>();

  constructor(start: Scene, steps: readonly Step[]) {
    this.#scenes = [start, ...steps.map(({ scene }) => scene)];
    this.now = this.#scenes.at(-1)!;
    const last = start.log?.at(-1)?.n ?? -1;
    this.lines = (this.now.log ?? []).filter(({ n, kind }) => n > last && kind !== 'turn');
    for (const { scene } of steps)
      for (const beat of scene.beats ?? [])
        if (beat.line !== undefined) this.#beats.set(beat.line, [...this.beats(beat.line), beat]);
    for (const [id, face] of Object.entries(this.now.faces))
      if ('title' in face && typeof face.title !== 'string') this.#titles.set(JSON.stringify(face.title), id);
  }

  beats(line: number): readonly Beat[] {
    return this.#beats.get(line) ?? [];
  }

  face(id: Id): Face | undefined {
    return this.now.faces[id];
  }

  /** The faces that a line names; without any those of the pieces it refers to. */
  faces(line: LogLine, names: readonly Message[] = thingsNamed(line.text)): NamedFace[] {
    const named = names.flatMap((text) => this.#named(this.#titles.get(JSON.stringify(text)), text));
    if (named.length > 0) return named;
    return (line.refs ?? []).flatMap((id, n) => {
      const piece = this.piece(id, line.n);
      const text = piece && this.#refText(piece, names, n, line);
      return piece && text ? this.#named(piece.face, text).filter(({ face }) => face.is !== 'back') : [];
    });
  }

  /** A piece as it lay after a line, or else before. */
  piece(id: Id, line: number): Piece | undefined {
    const at = this.#sceneOf(line);
    return pieceIn(this.#scenes[at], id) ?? pieceIn(this.#scenes[at - 1], id);
  }

  /** The step in which a line was there first. */
  stepOf(line: number): number {
    return this.#sceneOf(line) - 1;
  }

  /** Where a piece lay before the act of a line. */
  spotBefore(id: Id, line: number): Spot | undefined {
    return this.#spotOf(id, this.#scenes[this.#sceneOf(line) - 1]);
  }

  /** The spot with this id, or that of the piece with this id, after the act of a line. */
  spot(id: Id, line: number): Spot | undefined {
    const scene = this.#scenes[this.#sceneOf(line)];
    return spotIn(scene, id) ?? this.#spotOf(id, scene);
  }

  /** Where the pawn of a seat stands now. */
  pawnSpot(seat: number): Spot | undefined {
    const { faces, pieces } = this.now;
    const pawn = pieces.find((piece) => {
      const face = faces[piece.face];
      return face?.is === 'pawn' && face.seat === seat;
    });
    return pawn && this.#spotOf(pawn.id, this.now);
  }

  /** The number of the scene in which a line was there first. */
  #sceneOf(line: number): number {
    const at = this.#scenes.findIndex(({ log = [] }, k) => k > 0 && (log.at(-1)?.n ?? -1) >= line);
    return at < 0 ? this.#scenes.length - 1 : at;
  }

  #spotOf(id: Id, scene: Scene | undefined): Spot | undefined {
    const at = pieceIn(scene, id)?.at;
    return at?.is === 'spot' ? spotIn(scene, at.spot) : undefined;
  }

  #named(id: Id | undefined, text: Text): NamedFace[] {
    const face = id === undefined ? undefined : this.face(id);
    return id !== undefined && face ? [{ id, face, text }] : [];
  }

  /** The name in the sentence, where each piece has one; else what the piece is called. */
  #refText({ label }: Piece, names: readonly Message[], n: number, { refs = [] }: LogLine): Text {
    return names.length === refs.length ? names[n]! : label;
  }
}

/** The names in a sentence, without those inside a name; seats are no things. */
export function thingsNamed(text: Text): Message[] {
  if (typeof text === 'string') return [];
  const named = Object.values(text.args ?? {}).flat();
  return named.filter((arg): arg is Message => typeof arg === 'object' && arg.key !== 'seat');
}

function pieceIn(scene: Scene | undefined, id: Id): Piece | undefined {
  return scene?.pieces.find((piece) => piece.id === id);
}

function spotIn(scene: Scene | undefined, id: Id): Spot | undefined {
  for (const { spots } of scene?.boards ?? []) {
    const found = spots.find((spot) => spot.id === id);
    if (found) return found;
  }
  return undefined;
}
