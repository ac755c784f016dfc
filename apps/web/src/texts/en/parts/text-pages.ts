/** API page, imprint and privacy notice. Loaded on those pages only. */
export default {
  api: {
    title: 'API',
    subtitle:
      'Your programs can convert pictures the way these pages do, with one call to a server of your own. The converter is free software under the MIT licence.',
    description:
      'Convert HEIC, TIFF, PDF and raw photos from your own programs: run your own server and make one call, with examples for curl, JavaScript and Python.',
    keywords: 'image conversion API, HEIC to JPG API, self-hosted image converter, REST API, curl, JavaScript, Python',
    copy: 'Copy',
    copied: 'Copied',
    own: {
      title: 'Run your own server',
      code: 'Shell',
      text: 'All you need is the source code, Node.js 20 or newer and npm. The API for programs is off until you set at least one key. Keep the key secret: anyone who has it can use your server.',
      more: 'The folder “docs” of the source code explains all settings and how to run the server with Docker, Kubernetes, PostgreSQL and S3.',
    },
    one: {
      title: 'Convert a file with one call',
      text: 'Send a multipart form with the file as its last part, “{file}”. You get the picture back, and the header {report} says how it was made. Several pictures, such as the pages of a PDF, come as a ZIP.',
      deleted:
        'The upload is deleted before the picture is sent. Neither the name of the file nor the result is stored.',
      reads: 'Reads',
      writes: 'Writes',
      options: 'Options',
      options_text:
        'Name the target in “target_format”; without it, you get a JPG. Each option can be a field of its own, or the field “options” holds several as JSON. The OpenAPI document says which values they take.',
    },
    limits: {
      title: 'Limits',
      size: 'Largest file',
      at_once: 'Simultaneous conversions per key',
      per_minute: 'Calls per minute per key',
      pages: 'Pages per call',
      text: 'The first three are the defaults; on your own server you can change them in the settings.',
    },
    errors: {
      title: 'Errors',
      text: 'Every error is JSON with a code, a message and a request ID. With 429 and 503, the header Retry-After says how many seconds to wait.',
    },
    pages: {
      title: 'The calls this website makes',
      text: 'When this website converts a file on its server, it uses these calls. Each carries the public key of the site in the header {header}. Several pictures come one after another; the header {parts} says where each ends.',
      steps: [
        'Announces the file and reserves a place. The response contains the job ID.',
        'Uploads the file. Works only once.',
        'Says that the upload is complete.',
        'Converts the file and returns the picture. Works only once; the upload is then deleted.',
        'Logs conversions that ran in the browser.',
        'Cancels a job and deletes its upload at once.',
      ],
      openapi: 'OpenAPI document of this server',
    },
  },
  operator: {
    unset: 'Not provided yet. The operator must fill this in using the setting {setting}.',
    email: 'Email:',
  },
  impress: {
    title: 'Imprint',
    description:
      'Who runs this image converter, how to reach them, and what applies regarding liability and copyright.',
    keywords: 'imprint, legal notice, operator, contact, image converter',
    operator_title: 'Operator of this site',
    operator_note:
      'Information in accordance with Section\u00a05 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG)',
    contact_title: 'Contact',
    sections: [
      {
        title: 'Liability for content',
        text: 'We write and check the content of these pages with care, but cannot guarantee that it is complete, correct and up to date at all times. The converter is offered free of charge and “as is”: please keep your originals until you have looked at the results. This does not affect our statutory liability, in particular for wilful misconduct and gross negligence.',
      },
      {
        title: 'Liability for links',
        text: 'Where we link to third-party pages, we have no control over what they contain; their operators are responsible. We found nothing unlawful when we added the links. If we learn of an infringement, we will remove the link at once.',
      },
      {
        title: 'Copyright',
        text: 'The text and design of these pages are protected by copyright. Your pictures remain yours: by converting them you grant us no rights whatsoever.',
      },
    ],
    software: {
      title: 'Third-party software',
      text: 'The converter includes free and open-source third-party software, such as libheif and libde265 (GNU LGPL).',
      link: 'Licences and notices',
    },
  },
  privacy: {
    title: 'Privacy notice',
    description:
      'What happens to your pictures and your data in this image converter: in short, as little as possible.',
    keywords: 'privacy, data protection, GDPR, cookies, image converter, no upload',
    intro: {
      with_server:
        'This notice explains which data this site processes, why, and what you can do about it. The short version: PNG, JPG, WebP and most other formats are converted on your device, HEIC, TIFF, camera RAW, PDF and AI (Illustrator) on our server unless you decide otherwise. We keep none of them, and nobody needs to know who you are.',
      without_server:
        'This notice explains which data this site processes, why, and what you can do about it. The short version: your pictures are converted on your device, and nobody needs to know who you are.',
    },
    controller: {
      title: 'Who is responsible',
      text: 'The controller for data processing on this site within the meaning of the General Data Protection Regulation (GDPR) is:',
    },
    file_uploads: {
      title: 'Your files',
      text: {
        with_server: [
          'PNG, JPG, WebP and all other formats that the next paragraph does not name are converted in your browser: they are read from your device, converted there and handed back to you as a download. They are not uploaded, and we neither see nor store them.',
          'HEIC, TIFF, camera RAW and PDF files (including Illustrator files with a PDF inside) are sent to our server when you press the convert button, unless you have chosen “Convert in this browser instead”. The upload is deleted as soon as the conversion ends, whether it succeeded or not; if the connection breaks before that, within two minutes; if the server crashes in the meantime, within ten minutes. Its file name is not stored at all. The result is handed straight to you and never stored. If our server cannot be reached, is busy or fails, your browser converts the file instead. The legal basis is our legitimate interest in carrying out the conversion you ask for (Art.\u00a06(1)(f) GDPR).',
          'The results are held in your browser’s memory while the page is open. They are gone as soon as you remove them or leave this site. On the page for all formats, they are also kept on your device; see “Cookies and storage on your device”.',
        ],
        without_server: [
          'Conversion takes place in your browser. Your pictures are read from your device, converted there and handed back to you as a download. They are not uploaded, and we neither see nor store them.',
          'The results are held in your browser’s memory while the page is open. They are gone as soon as you remove them or leave this site. On the page for all formats, they are also kept on your device; see “Cookies and storage on your device”.',
        ],
      },
    },
    conversion_log: {
      title: 'Conversion log',
      entry:
        'After each conversion, in your browser or on our server, we keep an entry that tells us whether the converter works and what it is used for: the two formats, the file size, whether it ran in the browser or on the server, whether it succeeded, when it took place and how long it took, and how your browser identifies itself (user agent). The entry contains no file name, no IP address and no identifier. After {days} days the entries are removed; only daily totals without the user agent remain.',
      abuse:
        'To prevent abuse, our server counts the requests made from each IP address; these counts are held in memory for a short time. While one of your files is converted on our server, the job also carries a hash of your IP address, made with a key that changes every day, so that no visitor can take up all the places. It is erased when the job ends. The legal basis in both cases is our legitimate interest in a service that works (Art.\u00a06(1)(f) GDPR).',
    },
    technical_data: {
      title: 'Technical data',
      text: 'When you open a page, your browser sends technical data that is needed to deliver it: your IP address, the time, the address requested, and details of your browser. This site’s software does not write your IP address to its logs. The legal basis is our legitimate interest in delivering the site securely (Art.\u00a06(1)(f) GDPR).',
    },
    hosting: {
      title: 'Hosting',
      text: 'This site is delivered from servers of the following provider, which processes the technical data on our behalf and may keep it in short-lived logs of its own: {provider}',
    },
    analytics: {
      title: 'Statistics',
      on: 'If you agree, we use {name} to count visits and find out which pages are useful. The script is only loaded after your consent. The legal basis is your consent (Art.\u00a06(1)(a) GDPR), which you can withdraw at any time through “Cookie settings” at the foot of every page.',
      off: 'We do not use any analytics tools. Nobody tracks what you click.',
    },
    advertising: {
      title: 'Advertising partners',
      on: 'If you agree, {name} shows ads on this site. Only then is its script loaded; it can then read your IP address, set cookies and use them to choose and measure ads. The legal basis is your consent (Art.\u00a06(1)(a) GDPR), which you can withdraw at any time through “Cookie settings” at the foot of every page.',
      off: 'We do not work with any advertising network. The spaces marked “Advertisement” are empty and load nothing from anyone.',
    },
    donations: {
      title: 'Donations',
      on: 'The donation button is a plain link to an external site ({url}). Nothing is sent there before you click it; after that, the privacy notice of that site applies.',
      off: 'There is no donation button on this site.',
    },
    cookies: {
      title: 'Cookies and storage on your device',
      on: 'Without your consent no cookie is set. Your decision itself is kept in your browser’s local storage, so that we do not have to ask again; it contains no identifier. Cookies from the partners named above are only set after you agree. If you withdraw your consent, we remove their scripts along with the cookies and entries they left on this site, and ask them for nothing more; code of theirs that is already running ends for good with the next page load.',
      off: 'We do not set any cookies, so we do not need to ask for your consent.',
      choice:
        'If you choose “Convert in this browser instead”, your browser keeps that choice in its local storage until you change it. It contains no identifier.',
      options:
        'Anything you change under “Options” is also kept in your browser’s local storage until you go back to the defaults, and presets until you delete them. They only say how pictures are to be saved.',
      kept: 'So that this site also works without a connection, your browser keeps its pages and parts of the converter on your device. You can remove what you have downloaded for all formats through “Use offline” at the foot of every page, and all of it in your browser’s settings. None of it contains an identifier or says anything about you. Pictures that another program shares with this site are received by your browser and handed to the page; this does not send them anywhere.',
      batch:
        'On the page for all formats, your browser also keeps your files and results on your device until you clear the list, so that you can carry on after a crash. Anything older than a day is deleted on your next visit to this site. You can turn this off on that page, which deletes what was kept at once; your browser then only remembers that it is off.',
    },
    rights: {
      title: 'Your rights',
      text: 'You have the right to access your data, to have it corrected or deleted, to have its processing restricted, to receive it in a portable format, and to object to its processing. If you have given consent, you can withdraw it at any time, with effect for the future. You can also complain to a data protection authority, for example the one where you live.',
    },
    ssl: {
      title: 'Encryption',
      text: 'Over HTTPS, everything that travels between your browser and this site is encrypted (SSL/TLS). You can tell by the “https://” at the start of the address.',
    },
    changes: {
      title: 'Changes to this notice',
      text: 'When the site or the law changes, we will update this notice. The version on this page is the one that applies.',
    },
  },
} as const;
