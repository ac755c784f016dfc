import pairs from './en.pairs.ts';

export default {
  meta: {
    title: 'Image Converter: PNG, JPG and WebP, free and private',
    description:
      'Convert PNG, JPG and WebP right in your browser: no upload, no sign-up, no cost. HEIC and TIFF become JPG. Photos stay upright and colours stay true.',
    keywords:
      'image converter, convert png to jpg, jpg to png, webp to jpg, png to webp, heic to jpg, tiff to jpg, free, no upload',
  },
  header: {
    title: 'Image Converter',
    free_badge: 'Free',
    language: 'Choose language',
    skip: 'Skip to content',
  },
  hero: {
    title: 'Convert images without uploading them',
    subtitle: 'Convert between PNG, JPG and WebP, or turn HEIC and TIFF into JPG',
    description:
      'Your PNG, JPG and WebP files are converted by your own browser, so they never leave your device. No account, no watermark, no waiting in a queue.',
  },
  converter_place: 'The converter is moving in here.',
  upload: {
    title: 'Choose your files',
    subtitle: 'Up to {count} {format} files, up to {size} MB each',
    drag_active: 'Release to add the files',
    drag_inactive: 'Drop {format} files here or click to choose',
    max_files: 'Maximum 5 files reached',
    file_count: '({count}/{max})',
  },
  conversion: {
    selected_files: 'Selected files',
    converting: 'Converting...',
    convert_all: 'Convert all',
    download_all: 'Download all',
    browser_tag: 'In your browser',
    success_title: 'Conversion successful!',
    success_description: '{filename} has been converted to {format}.',
    error_title: 'Conversion failed',
    error_description: 'Error with {filename}',
    files_added_title: 'Files added',
    files_added_description: '{count} file(s) ready for conversion',
    single_success_description: 'Your {file} has been converted to JPG.',
    single_error_description: 'Something went wrong during the conversion. Please try again.',
  },
  features: {
    title: 'What you can rely on',
    items: [
      {
        title: 'Your pictures stay yours',
        text: 'PNG, JPG and WebP are read, converted and saved on your device. Not one byte of them is sent anywhere.',
      },
      {
        title: 'The right way up, in the right colours',
        text: 'Sideways phone photos are turned upright, wide-gamut colours are converted to look right on any screen, and transparency is kept wherever the new format allows it.',
      },
      {
        title: 'No queue, no account',
        text: 'Nothing to install, nothing to sign up for. Your own device does the work, so you never have to wait behind other people’s files.',
      },
      {
        title: 'Five at a time',
        text: 'Apart from PNG to JPG, every conversion page takes up to five files in one go and hands them back in a single ZIP.',
      },
    ],
  },
  how_it_works: {
    title: 'How it works',
    steps: [
      { title: 'Choose', text: 'Drop your files onto the page or pick them from your device.' },
      { title: 'Convert', text: 'Press the button. Your browser does the rest.' },
      { title: 'Save', text: 'Download each picture, or all of them together.' },
    ],
  },
  comparison: {
    caption: '{from} and {to} compared',
    property: 'Property',
    rows: {
      compression: 'Compression',
      transparency: 'Transparency',
      animation: 'Animation',
      size: 'File size of a photo',
      best_for: 'Best for',
      support: 'Opens in',
    },
    formats: {
      png: {
        compression: 'Lossless',
        transparency: 'Yes, with soft edges',
        animation: 'As APNG',
        size: 'Large',
        best_for: 'Logos, screenshots, drawings, text',
        support: 'Practically everything',
      },
      jpg: {
        compression: 'Lossy',
        transparency: 'No',
        animation: 'No',
        size: 'Small',
        best_for: 'Photos',
        support: 'Practically everything',
      },
      webp: {
        compression: 'Lossy or lossless',
        transparency: 'Yes, with soft edges',
        animation: 'Yes',
        size: 'Smallest',
        best_for: 'Pictures on websites',
        support: 'All current browsers, not every program',
      },
    },
  },
  faq: { title: 'Questions and answers' },
  related: { title: 'More conversions', link: '{from} to {to}' },
  format_selector: {
    title: 'Which formats do you need?',
    from: 'From',
    to: 'To',
    choose: 'Choose',
    go: 'Go to the converter',
    hint: 'Please select both formats',
  },
  cta: {
    title: 'A picture in the wrong format?',
    description: 'Convert it here and now, without handing it over to anyone.',
    button: 'Convert now',
  },
  footer: {
    copyright: '© {year} {title}',
    imprint: 'Imprint',
    privacy: 'Privacy',
    cookie_settings: 'Cookie settings',
    donate: 'Buy us a coffee',
    languages: 'Languages',
    legal: 'Legal',
  },
  trust_indicators: {
    label: 'What you can count on',
    secure: 'Secure',
    fast: 'Fast',
    no_upload: 'No upload',
    privacy: 'Private',
    free: 'Free',
    note: 'PNG, JPG and WebP files are never uploaded.',
  },
  languages: { de: 'Deutsch', en: 'English', es: 'Español', pt: 'Português' },
  ads: { label: 'Advertisement' },
  consent: {
    title: 'Cookies: your choice',
    ads: 'Ads by {name} keep this converter free.',
    analytics: '{name} counts visits and shows us what to improve.',
    text: 'None of this loads unless you agree; if you do, cookies may be set. The converter works exactly the same either way.',
    accept: 'Accept',
    reject: 'Reject',
    more: 'Read the privacy notice',
  },
  not_found: {
    title: 'Oops! Page not found',
    text: 'There is nothing at this address. It may have moved, or the link has a typo.',
    link: 'Return to Home',
  },
  ...pairs,
} as const;
