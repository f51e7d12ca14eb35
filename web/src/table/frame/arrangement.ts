/** Which areas of a layout a window shows, and how they are arranged there. Pure. */
import type { WindowClass } from '../../browser/window-class';
import type { Area, Layout, Show, Split, Zone } from '../../wire';

export interface Arrangement {
  /** What fills the stage. In a phone held sideways it has two parts; what is asked stands below the second. */
  area: Area;
  /** What stays in sight below it. */
  dock: Area | undefined;
  /** How many levels of rows and columns change places: on a tablet held upright whose game says nothing else. */
  swaps: number;
}

type Zones = ReadonlyMap<string, Pick<Zone, 'kind'>>;

export function arrangement(layout: Layout, kind: WindowClass, zones: Zones): Arrangement {
  switch (kind) {
    case 'upright':
      return { area: layout.narrow, dock: layout.dock, swaps: 0 };
    case 'sideways':
      return { area: layout.low ?? madeLow(layout), dock: undefined, swaps: 0 };
    case 'tall':
      return { area: layout.tall ?? layout.wide, dock: undefined, swaps: layout.tall ? 0 : 2 };
    case 'laptop':
    case 'flat':
      return { area: withLowBeside(layout.wide, zones), dock: undefined, swaps: 0 };
    default:
      return { area: layout.wide, dock: undefined, swaps: 0 };
  }
}

/** The first tab, and next to it the others with what stays in sight. */
function madeLow({ narrow, dock }: Layout): Split {
  const [first, ...others] = narrow.is === 'tabs' ? narrow.tabs : [];
  const beside: Area[] = [
    ...(others.length > 0 ? [{ is: 'tabs', tabs: others } as const] : []),
    ...(dock ? [dock] : []),
  ];
  return row([first?.area ?? narrow, { is: 'split', split: 'column', parts: beside }]);
}

/** Where there is little height, a low grid below another grid becomes a column beside it. */
function withLowBeside(area: Area, zones: Zones): Area {
  if (area.is !== 'split') return area;
  const parts = area.parts.map((part) => withLowBeside(part, zones));
  if (area.split === 'row' || area.share) return { ...area, parts };
  const isGrid = (part: Area | undefined): part is Show => part?.is === 'show' && zones.get(part.show)?.kind === 'grid';
  const isLow = (part: Area | undefined): part is Show => isGrid(part) && part.size === 'low';
  const joined = parts.flatMap((part, n): Area[] => {
    const next = parts[n + 1];
    if (isLow(part) && isGrid(parts[n - 1])) return [];
    return isGrid(part) && isLow(next) ? [row([part, { ...next, cols: 1 }], [1, 0])] : [part];
  });
  return { ...area, parts: joined };
}

function row(parts: Area[], share?: number[]): Split {
  return { is: 'split', split: 'row', parts, ...(share ? { share } : {}) };
}
