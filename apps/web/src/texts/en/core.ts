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
    all_formats: 'All formats',
    any_number: 'All formats, any number of files',
    conversions: 'Conversions',
    to: 'To {format}',
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
    options: 'Options',
    title: 'Choose your files',
    subtitle: 'Up to {count} {format} files, up to {size}\u00a0MB each',
    drag_active: 'Release to add the files',
    drag_inactive: 'Drop {format} files here or click to choose',
    max_files: 'Maximum {count} files reached',
    file_count: '({count}/{max})',
    needs_script:
      'Converting needs JavaScript, which is switched off here. Please switch it on and load the page again.',
    drop: 'Drop {format} files here',
    choose: 'Choose {format} files',
    anywhere: 'or drop or paste them anywhere on this page',
    room: 'room for {number} more',
    single_title: 'Choose a picture',
    single_subtitle: '{formats}, up to {size}\u00a0MB',
    single_drop: 'Drop a picture here',
    single_drag_active: 'Release to add the file',
    single_anywhere: 'or drop or paste it anywhere on this page',
    single_result: 'Saved as JPG. JPG files stay as they are.',
    single_result_other: 'Saved as {format}.',
    add_more: 'Add more files',
    single_another: 'Choose another picture',
    samples: 'No picture at hand? Try one of these:',
  },
  offered: {
    title: 'Available conversions',
    in_browser: 'Browser',
    on_server: 'Server',
    only_online: 'only online',
  },
  notices: {
    close: 'Close',
    more: { one: '… and {count} more.', other: '… and {count} more.' },
    retry: 'Try again',
    offline_title: 'You are offline',
    offline:
      'You can carry on: most PNG, JPG and WebP files convert as usual, and so does every format whose converter is already on this device. The others need a connection once.',
    load_failed_title: 'The page could not be loaded',
    load_failed_description: 'Your files and results are still here. Check your connection and try again.',
    part_failed: 'Part of the converter could not be loaded. Check your connection and try again.',
    outdated_description:
      'This site has been updated since you opened it. Your files and results are still here: save what you need, then reload the page.',
    load_afresh: 'Reload the page',
  },
  features: {
    title: 'What you can rely on',
    items: [
      {
        title: 'Your pictures stay yours',
        text: {
          with_server:
            'PNG, JPG and WebP are read, converted and saved on your device: not one byte of them is sent anywhere. HEIC, TIFF, RAW, PDF and AI are deleted from our server right after the conversion, or never sent at all if you choose your browser.',
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
        title: 'Several at a time',
        text: 'Pages such as “JPG to PNG” take up to five files, others such as “HEIC to JPG” up to twenty, “All formats” any number. You get them back in one ZIP.',
      },
      {
        title: 'You stay in control',
        text: 'Options let you choose the quality, the size in pixels or megabytes and which metadata to keep; a before-and-after view shows the difference, and each file’s details list everything that was done.',
      },
      {
        title: 'Offline, too',
        text: 'After your first visit, most PNG, JPG and WebP files also convert offline; “Use offline” at the bottom of the page adds all other formats.',
      },
    ],
  },
  how_it_works: {
    title: 'How it works',
    steps: [
      { title: 'Choose', text: 'Drag and drop onto the page, or pick from your device.' },
      {
        title: 'Convert',
        text: {
          with_server: 'Press the button. A label shows where your file is converted.',
          without_server: 'Press the button. Your browser does the rest.',
        },
      },
      { title: 'Save', text: 'Download your result, or several as one ZIP.' },
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
  },
  faq: { title: 'Questions and answers' },
  related: { title: 'More conversions' },
  pair_headings: {
    title: '{from} to {to}',
    why_convert: 'Why convert {from} to {to}?',
    when_use: 'When is {to} the better choice?',
    difference: '{both}: what is the difference?',
  },
  format_selector: {
    title: 'Which formats do you need?',
    from: 'From',
    to: 'To',
    go: 'Go to the converter',
    hint: 'Please select both formats',
    same: 'Please choose two different formats',
    more: 'More than {number} formats to choose from',
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
    api: 'API',
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
    your_choice: 'Server or browser: you choose',
    privacy: 'Private',
    free: 'Free',
    note: 'PNG, JPG and WebP files are never uploaded.',
    note_server:
      'PNG, JPG and WebP files are never uploaded. HEIC and TIFF are converted on our server unless you choose your browser, and deleted there right afterwards.',
    note_own: '{format} files are converted by your browser and not uploaded.',
    note_own_server:
      '{format} files are converted on our server unless you choose your browser, and deleted there right afterwards.',
  },
  measured: {
    time: 'Typical time: {seconds}\u00a0s for a {megapixels}-megapixel picture, measured in {browser} on {cores}\u00a0processor cores.',
    time_under_a_second:
      'Typically under 1\u00a0second: {seconds}\u00a0s for a {megapixels}-megapixel picture, measured in {browser} on {cores}\u00a0processor cores.',
    saving:
      'In our own measurement with the option “Looks the same”, half of {files} {format} files became at least {half} smaller and a quarter at least {quarter}; {larger} became larger.',
  },
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
      'If you withdraw your consent, nothing new is loaded; anything already running stops when the page is next loaded.',
    more: 'Read the privacy notice',
  },
  not_found: {
    title: 'Oops! Page not found',
    text: 'There is nothing at this address. It may have moved, or the link has a typo.',
    link: 'Return to Home',
  },
} as const;
