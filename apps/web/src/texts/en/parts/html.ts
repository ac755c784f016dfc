/** Texts of results for web pages. Loaded with the first of them. */
export default {
  copy_picture: 'Copy the HTML',
  copy_head: 'Copy the lines for <head>',
  copied: 'Copied',
  title: 'HTML to copy',
  not_copied: 'This browser does not let the page copy. The text is selected, so you can copy it yourself.',
  not_enlarged: 'The picture is {width}\u00a0px wide and was not enlarged.',
  enlarged:
    'The picture is only {width}\u00a0×\u00a0{height}\u00a0px, so larger icons were enlarged and may look blurred.',
} as const;
