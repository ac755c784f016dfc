import type { Claim } from '../claim.ts';

/** What options do, and what is told of results. */
export const optionClaims: readonly Claim[] = [
  {
    promise: 'metadata goes unless it is to be kept, and the location unless all is',
    at: 'options.metadata.remove options.metadata.without_location options.metadata.keep',
    shownBy: [
      'a result holds no details of the camera, the date or the place unless they are to be kept',
      '… → …: all of it is kept if that is wanted',
      '… → …: nothing names the place if that is wanted',
    ],
  },
  {
    promise: 'a file is no larger than wanted, in the best quality for that, or the size that fits is offered',
    at: 'options.quality.found options.file_size.most options.file_size.fit',
    shownBy: [
      'a … is as good as … bytes allow @firefox',
      'where no quality is low enough for the file size, the row offers the size that fits',
    ],
  },
  {
    promise: 'more effort gives smaller files of the same pixels or quality, a palette those of 256 colours',
    at: 'options.effort.smaller_png options.effort.smaller_jpg options.effort.palette options.effort.time',
    shownBy: [
      '… is smaller, and every pixel is as it was',
      'a photo is smaller than from the usual encoder, and as alike',
      '… has 256 colours and looks the same',
    ],
  },
  {
    promise: 'without loss, pixels stay as they are',
    at: 'options.quality.lossless',
    shownBy: [
      'without loss, every pixel that is seen stays as it is',
      'a WebP without loss has every pixel as it was @firefox',
    ],
  },
  {
    promise: 'the row says what was kept of the metadata, what went, and that the HDR part of a photo is not kept',
    at: 'results.metadata',
    shownBy: [
      'what became of the metadata, in words › …',
      'metadata of every kind of file in every target that holds it › …',
      'the HDR part of a photo › is found in a JPEG, by what the picture or the one behind it says',
    ],
  },
  {
    promise: 'what a receipt says was done, and how much was sent',
    at: 'results.receipt',
    shownBy: [
      'a receipt says what was done, and that nothing was sent',
      'a receipt › says how much was sent, even if the browser had to do it in the end',
      'the receipts of all files go into the ZIP if that is wanted',
    ],
  },
];
