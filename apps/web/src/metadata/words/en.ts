/** What became of a photo's metadata. Loaded when something of it was to be kept, or there was something to say. */
export default {
  groups: {
    camera: 'camera',
    date: 'date',
    author: 'author',
    caption: 'caption',
    location: 'location',
    other: 'other details',
  },
  /** The groups are lists: "camera and date". */
  kept: '{kept} kept',
  removed: '{removed} removed',
  kept_and_removed: '{kept} kept, {removed} removed',
  none: 'The file has no metadata',
  damaged: 'Some metadata could not be read and was left out',
  hdr_dropped: 'The photo’s HDR part is not kept; its colours are those of the standard picture',
};
