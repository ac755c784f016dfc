/** One animation of several pictures. Loaded when it can be chosen, or was. */
export default {
  title: 'Animation',
  join: 'One animation from all pictures',
  join_hint: 'In the order of the list. Pictures of other sizes are fitted to the size of the first.',
  time: 'Time per picture',
  time_label: 'Time per picture, in milliseconds',
  forever: 'Loop forever',
  once: 'Play once',
  order: 'Order of the pictures',
  earlier: 'Move {filename} up',
  later: 'Move {filename} down',
  moved: '{filename} is now number {place} of {last}.',
  making: 'Making the animation…',
  failed: 'The animation could not be made. It can have up to {most} pictures.',
  made: {
    one: '{count} picture, {width}\u00a0×\u00a0{height} pixels, {size}.',
    other: '{count} pictures, {width}\u00a0×\u00a0{height} pixels, {size}.',
  },
  fitted: {
    one: '{count} picture was fitted to the size of the first.',
    other: '{count} pictures were fitted to the size of the first.',
  },
  missing: 'Left out (could not be fitted): {list}.',
  play: 'Play',
  stop: 'Stop',
  preview: 'The animation',
} as const;
