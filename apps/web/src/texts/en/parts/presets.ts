/** Presets, and whether a result meets one. Loaded when they are opened, or with such a result. */
export default {
  legend: 'Choose a preset',
  names: { web: 'Web page', email: 'Email', upload: 'Upload form', passport: 'Passport photo' },
  face: '35 × 45\u00a0mm in print. “Crop & rotate” puts the face in the right place.',
  none: 'Nothing saved yet. The ready-made presets are for other formats.',
  save_as: 'Save as…',
  name: 'Name of the preset',
  save: 'Save',
  replace: 'Replace',
  exists: '“{name}” already exists and will be replaced.',
  saved: '“{name}” is saved on this device.',
  full: 'You can save {most} presets. Delete one to make room.',
  blocked: 'The preset could not be saved: your browser has no room for it or does not allow it.',
  share: 'Copy preset link',
  delete: 'Delete preset',
  deleted: '“{name}” has been deleted.',
  undo: 'Undo',
  check: {
    met: 'Meets “{name}”: {width} × {height}\u00a0px, {size}',
    bytes: 'Does not meet “{name}”: {size} is {excess} more than {most}',
    pixels: 'Does not meet “{name}”: {width} × {height}\u00a0px, but at most {most}\u00a0px per side',
    small:
      'Does not meet “{name}”: the picture is too small. {width} × {height}\u00a0px instead of {wanted}, because pictures are not enlarged',
    other: 'Does not meet “{name}”: {width} × {height}\u00a0px instead of {wanted}',
    density: 'Does not meet “{name}”: the file does not say {wanted}\u00a0dpi',
  },
} as const;
