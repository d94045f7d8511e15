/** Felt colours of the segments, clockwise, with the colour of the text on them. The same in both themes: the wheel is a picture. */
const SEGMENT_COLOURS = [
  ['#1450A3', '#FFFFFF'],
  ['#F6F4F0', '#101B2E'],
  ['#2B6441', '#FFFFFF'],
  ['#F2B233', '#101B2E'],
  ['#AE2A2A', '#FFFFFF'],
  ['#ECE9E3', '#101B2E'],
  ['#101B2E', '#FFFFFF'],
  ['#8CBBF2', '#101B2E']
] as const

export const chooseSegmentColour = (index: number): readonly [fill: string, text: string] =>
  SEGMENT_COLOURS[index % SEGMENT_COLOURS.length] ?? SEGMENT_COLOURS[0]
