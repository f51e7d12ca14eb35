/** Shows a suggestion as a scene: a bot's plan, or what would have been best. */
import type { Scene, SuggestionScene } from '../wire';

/** The scene with the board of a suggestion. Seats and log stay, and nothing can be chosen. */
export function withSuggestion(scene: Scene, suggestion: SuggestionScene): Scene {
  const { layout, boards, zones, pieces, faces, counters, strokes } = suggestion.scene;
  const { format, game, viewer, title, seats, match, seq, log, phases, phase } = scene;
  return {
    ...{ format, game, title, seats, viewer, layout, boards, zones, pieces, faces, counters, strokes },
    ...(match === undefined ? {} : { match }),
    ...(seq === undefined ? {} : { seq }),
    ...(log === undefined ? {} : { log }),
    ...(phases === undefined ? {} : { phases }),
    ...(phase === undefined ? {} : { phase }),
    prompt: { mine: false, title: suggestion.text, waiting: [] },
  };
}
