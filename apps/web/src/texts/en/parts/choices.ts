/** Read options. Loaded with the first file that has any. */
export default {
  title: 'Pages and resolution',
  pages: 'Pages',
  pages_all: 'All pages',
  pages_first: 'Only the first',
  pages_range: 'From … to …',
  pages_from: 'From page',
  pages_to: 'to page',
  dpi: 'Dots per inch (dpi)',
  longest_side: 'Longest side in pixels',
  as_stated: 'as in the file',
  camera_preview: 'Fast: use the camera’s preview',
  frames: 'Frames of the animation',
  frames_first: 'Only the first',
  frames_all: 'Each as a picture',
} as const;
