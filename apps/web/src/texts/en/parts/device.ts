/** Offline use and installation. Loaded when the page is idle. */
export default {
  open: 'Use offline',
  title: 'Without a connection',
  always:
    'The pages you see also work without a connection, in this language. PNG, JPG and WebP are then converted as usual, and so is every other format that you have converted here before.',
  offer: 'For all formats and all languages, {size} will be downloaded and kept on this device.',
  keep: 'Make everything available offline',
  keeping: 'Downloading: {percent}',
  kept: 'Everything is on this device: all formats convert without a connection, in all languages.',
  remove: 'Remove from this device',
  failed:
    'Not everything could be downloaded. Check your connection and try again; what has already been downloaded is kept.',
  full: 'There is not enough space left on this device. You can carry on converting as before.',
  install: 'Install as an app',
  new_version_title: 'A new version is ready',
  new_version:
    'You will get it on your next visit. If you load it now, the files and results on this page may be lost, so save what you need first.',
  load_now: 'Load it now',
} as const;
