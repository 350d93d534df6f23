/** Keyboards of the Netherlands and of Belgium. */
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]
/** Each row stands half a key to the right of the one above it. */
const STEPS = [
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [-1, 0],
  [-1, 1],
] as const

const pairs = new Set(
  KEYBOARDS.flatMap((rows) =>
    rows.flatMap((row, y) =>
      row.split('').flatMap((key, x) => STEPS.map(([down, right]) => `${key}${rows[y + down]?.[x + right] ?? ''}`)),
    ),
  ),
)

/** Whether two letters lie beside each other on a keyboard. */
export const areNeighbours = (one: string, other: string): boolean => pairs.has(`${one}${other}`)
