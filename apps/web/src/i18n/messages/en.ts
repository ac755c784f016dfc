import pairs from './en.pairs.ts';

export default {
  language: 'en',
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
    title: 'Convert PNG, JPG and WebP with no upload',
    subtitle: 'Convert between PNG, JPG and WebP, or turn HEIC and TIFF into JPG',
    description:
      'Your PNG, JPG and WebP files are converted by your own browser, so they never leave your device. No account, no watermark.',
    description_server:
      'Your PNG, JPG and WebP files are converted by your own browser, so they never leave your device. HEIC and TIFF are converted on our server, or in your browser if you prefer. No account, no watermark.',
  },
  upload: {
    title: 'Choose your files',
    subtitle: 'Up to {count} {format} files, up to {size}\u00a0MB each',
    drag_active: 'Release to add the files',
    drag_inactive: 'Drop {format} files here or click to choose',
    max_files: 'Maximum 5 files reached',
    file_count: '({count}/{max})',
    needs_script:
      'Converting needs JavaScript, which is switched off here. Please switch it on and load the page again.',
    single_title: 'Choose your picture',
    single_subtitle: 'PNG, JPG, WebP, HEIC or TIFF, up to {size}\u00a0MB',
    single_drag_inactive: 'Drop a picture here or click to choose',
    anywhere: 'You can also drop or paste anywhere on this page.',
  },
  conversion: {
    selected_files: 'Selected files',
    converting: 'Converting…',
    convert_all: 'Convert all',
    download_all: 'Download all',
    browser_tag: 'In your browser',
    server_tag: 'On our server',
    prefer_client: 'Convert in this browser instead',
    prefer_server: 'Convert on the server',
    server_note:
      'Nothing is sent before you press the button. The upload is deleted right after the conversion, or within two minutes if the connection breaks in between.',
    success_title: 'Conversion successful!',
    success_description: '{filename} has been converted to {format}.',
    error_title: 'Conversion failed',
    error_description: 'Error with {filename}',
    files_added_title: { one: 'File added', other: 'Files added' },
    files_added_description: '{count} file(s) ready for conversion',
    single_success_description: 'Your {file} has been converted to JPG.',
    single_error_description: 'Something went wrong during the conversion. Please try again.',
    convert: 'Convert to {format}',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove {filename}',
    clear: 'Remove all',
    download: 'Download',
    download_file: 'Download {filename}',
    progress: 'Progress',
    ready: 'Ready to convert',
    smaller: '{percent}% smaller',
    larger: '{percent}% larger',
    same_size: 'Same size',
    seconds: '{seconds}\u00a0s',
    zip_failed_title: 'The ZIP could not be made',
    more_frames_title: 'First picture only',
    more_frames_description: '{filename} contains {count} pages or frames. Only the first one was converted.',
    routes_title: 'Available conversions',
    route: '{from} → {to} ({mode})',
    mode_browser: 'Browser',
    mode_server: 'Server',
  },
  rejections: {
    title: 'File not added',
    empty: '{filename} is empty.',
    too_large: '{filename} is larger than {size}\u00a0MB.',
    too_many: {
      zero: '{filename} was left out: the list is full.',
      one: '{filename} was left out: there was room for only one more file.',
      other: '{filename} was left out: there was room for only {count} more files.',
    },
    one_at_a_time: '{filename} was left out: this converter takes one file at a time.',
    unknown: '{filename} is not a picture we can read.',
    other_format: '{filename} is in {format} format.',
    other_page: 'Go to the {format} converter',
  },
  errors: {
    EMPTY: 'The file is empty.',
    UNKNOWN_FORMAT: 'This is not a picture we can read.',
    CORRUPT: 'The file is damaged.',
    INCOMPLETE: 'The file is incomplete: the end is missing.',
    UNSUPPORTED: 'This variant of the format is not supported.',
    TOO_LARGE: 'The picture has too many pixels for this device.',
    DECODE_FAILED: 'The picture could not be read.',
    ENCODE_FAILED: 'The picture could not be saved in the new format.',
    WORKER_CRASHED: 'The browser stopped the conversion, probably because it ran out of memory.',
    TIMED_OUT: 'The conversion took too long and was stopped.',
    CODEC_UNAVAILABLE: 'Part of the converter could not be loaded. Check your connection and try again.',
    ABORTED: 'Cancelled.',
  },
  notices: {
    label: 'Notices',
    close: 'Close',
    retry: 'Try again',
    load_failed_title: 'The page could not be loaded',
    load_failed_description: 'Your files and results are still here. Check your connection and try again.',
    outdated_description:
      'This site has been updated since you opened it. Your files and results are still here: save what you need, then load the page afresh.',
    load_afresh: 'Load the page afresh',
  },
  features: {
    title: 'What you can rely on',
    items: [
      {
        title: 'Your pictures stay yours',
        text: {
          with_server:
            'PNG, JPG and WebP are read, converted and saved on your device: not one byte of them is sent anywhere. HEIC and TIFF are deleted from our server right after the conversion, or never sent at all if you choose your browser.',
          without_server:
            'PNG, JPG and WebP are read, converted and saved on your device. Not one byte of them is sent anywhere.',
        },
      },
      {
        title: 'The right way up, in the right colours',
        text: 'Sideways phone photos are turned upright, wide-gamut colours are converted to look right on any screen, and transparency is kept wherever the new format allows it.',
      },
      {
        title: 'Open the page and go',
        text: {
          with_server:
            'Nothing to install, nothing to sign up for. Your own device does most of the work, and takes over whenever our server is busy.',
          without_server: 'Nothing to install, nothing to sign up for. Your own device does all the work.',
        },
      },
      {
        title: 'Five at a time',
        text: 'Pages such as “JPG to PNG” take up to five files in one go and hand them back in a single ZIP.',
      },
    ],
  },
  how_it_works: {
    title: 'How it works',
    steps: [
      { title: 'Choose', text: 'Drop your files onto the page or pick them from your device.' },
      {
        title: 'Convert',
        text: {
          with_server: 'Press the button. A label shows where your file is converted.',
          without_server: 'Press the button. Your browser does the rest.',
        },
      },
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
        animation: 'Yes, as APNG',
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
    description: {
      with_server: 'Convert it right here, for free and without an account.',
      without_server: 'Convert it here and now, without handing it over to anyone.',
    },
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
    no_upload_server: 'PNG, JPG and WebP: no upload',
    privacy: 'Private',
    free: 'Free',
    note: 'PNG, JPG and WebP files are never uploaded.',
    note_server:
      'PNG, JPG and WebP files are never uploaded. HEIC and TIFF are converted on our server unless you choose your browser, and deleted there right afterwards.',
  },
  measured: {
    time: 'Typical time: {seconds}\u00a0s for a {megapixels}-megapixel picture, measured in {browser} on {cores}\u00a0processor cores.',
    time_under_a_second:
      'Typically under 1\u00a0second: {seconds}\u00a0s for a {megapixels}-megapixel picture, measured in {browser} on {cores}\u00a0processor cores.',
    saving:
      'In our own measurement with this converter, half of {files} {format} files became at least {half} smaller and a quarter at least {quarter}; {larger} became larger.',
    saving_of_a_quarter:
      'In our own measurement with this converter, {larger} of {files} {format} files became larger; a quarter became at least {quarter} smaller.',
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
    accept_all: 'Accept all',
    reject_all: 'Reject all',
    choose: 'Choose',
    save: 'Save choice',
    ads_switch: 'Ads by {name}',
    analytics_switch: 'Visit counts by {name}',
    withdrawal:
      'If you withdraw your consent, nothing new is loaded; what is already running ends for good with the next page load.',
    more: 'Read the privacy notice',
  },
  not_found: {
    title: 'Oops! Page not found',
    text: 'There is nothing at this address. It may have moved, or the link has a typo.',
    link: 'Return to Home',
  },
  ...pairs,
} as const;
