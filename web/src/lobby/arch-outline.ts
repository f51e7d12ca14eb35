/** The drawing of an arch: stones round a door, in units of its own. */
export const WIDTH = 196;
export const HEIGHT = 262;
export const STONE = 21;
const STONES = 11;
const COURSES = 5;

/** The outline of the arch, `inset` units inside its outer edge. */
export function outline(inset: number): string {
  const radius = WIDTH / 2 - inset;
  return `M${inset} ${HEIGHT}V${WIDTH / 2}A${radius} ${radius} 0 0 1 ${WIDTH - inset} ${WIDTH / 2}V${HEIGHT}Z`;
}

/** The joints between the stones. */
export function joints(): string {
  return voussoirs() + courses();
}

function voussoirs(): string {
  return Array.from({ length: STONES - 1 }, (_, n) => {
    const angle = Math.PI + (Math.PI * (n + 1)) / STONES;
    return `M${around(angle, WIDTH / 2 - STONE)}L${around(angle, WIDTH / 2)}`;
  }).join('');
}

function around(angle: number, radius: number): string {
  const x = WIDTH / 2 + radius * Math.cos(angle);
  const y = WIDTH / 2 + radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function courses(): string {
  return Array.from({ length: COURSES }, (_, n) => {
    const y = WIDTH / 2 + 8 + n * 36;
    return `M0 ${y}H${STONE}M${WIDTH - STONE} ${y}H${WIDTH}`;
  }).join('');
}

/** The joints of a wall that fills the door. */
export function bricks(): string {
  const tall = 24;
  const long = 52;
  return Array.from({ length: Math.ceil(HEIGHT / tall) }, (_, row) => {
    const first = row % 2 ? 0 : long / 2;
    const ends = Array.from({ length: 5 }, (_, n) => `M${first + n * long} ${row * tall}V${(row + 1) * tall}`);
    return `M0 ${row * tall}H${WIDTH}${ends.join('')}`;
  }).join('');
}
