/** Imprint and privacy notice. Loaded on those two pages only. */
export default {
  operator: {
    unset: 'Not provided yet. The operator must fill this in using the setting {setting}.',
    email: 'E-mail:',
  },
  impress: {
    title: 'Imprint',
    description:
      'Who runs this image converter, how to reach them, and what applies regarding liability and copyright.',
    keywords: 'imprint, legal notice, operator, contact, image converter',
    operator_title: 'Operator of this site',
    operator_note:
      'Information in accordance with Section 5 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG)',
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
  },
  privacy: {
    title: 'Privacy notice',
    description:
      'What happens to your pictures and your data in this image converter: in short, as little as possible.',
    keywords: 'privacy, data protection, GDPR, cookies, image converter, no upload',
    intro:
      'This notice explains which data this site processes, why, and what you can do about it. The short version: your pictures are converted on your device, and nobody needs to know who you are.',
    controller: {
      title: 'Who is responsible',
      text: 'The controller for data processing on this site within the meaning of the General Data Protection Regulation (GDPR) is:',
    },
    file_uploads: {
      title: 'Your files',
      text: [
        'Conversion takes place in your browser. Your pictures are read from your device, converted there and handed back to you as a download. They are not uploaded, and we neither see nor store them.',
        'The results are held in memory while the page is open. They are gone as soon as you remove them or leave the page.',
      ],
    },
    technical_data: {
      title: 'Technical data',
      text: 'When you open a page, your browser sends technical data that is needed to deliver it: your IP address, the time, the address requested, and details of your browser. This site’s software does not write your IP address to its logs. The legal basis is our legitimate interest in delivering the site securely (Art. 6(1)(f) GDPR).',
    },
    hosting: {
      title: 'Hosting',
      text: 'This site is delivered from servers of the following provider, which processes the technical data on our behalf and may keep it in short-lived logs of its own: {provider}',
    },
    analytics: {
      title: 'Statistics',
      on: 'If you agree, we use {name} to count visits and learn which pages help. The script is only loaded after your consent. The legal basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time through “Cookie settings” at the foot of every page.',
      off: 'We do not use any analytics tools. Nobody tracks what you click.',
    },
    advertising: {
      title: 'Advertising partners',
      on: 'If you agree, {name} shows ads on this site. Only then is its script loaded; it can then read your IP address, set cookies and use them to choose and measure ads. The legal basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time through “Cookie settings” at the foot of every page.',
      off: 'We do not work with any advertising network. The spaces marked “Advertisement” are empty and load nothing from anyone.',
    },
    donations: {
      title: 'Donations',
      on: 'The donation button is a plain link to an external site ({url}). Nothing is sent there before you click it; after that, the privacy notice of that site applies.',
      off: 'There is no donation button on this site.',
    },
    cookies: {
      title: 'Cookies and storage on your device',
      on: 'Without your consent no cookie is set. Your decision itself is kept in your browser’s local storage, so that we do not have to ask again; it contains no identifier. Cookies of the partners named above are only set after you agree.',
      off: 'We do not set any cookies, so we do not need to ask for your consent.',
    },
    rights: {
      title: 'Your rights',
      text: 'You have the right to access your data, to have it corrected or deleted, to restriction of processing, to data portability, and to object to processing. You can withdraw any consent you have given at any time, with effect for the future. You can also complain to a data protection authority, for example the one where you live.',
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
