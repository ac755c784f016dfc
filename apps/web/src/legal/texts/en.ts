/** Imprint and privacy notice. Loaded on those two pages only. */
export default {
  operator: {
    unset: 'Not stated yet. The operator fills this in with the setting {setting}.',
    email: 'E-mail:',
  },
  impress: {
    title: 'Imprint',
    description: 'Who runs this image converter, how to reach them, and what applies to liability and copyright.',
    keywords: 'imprint, legal notice, operator, contact, image converter',
    operator_title: 'Operator of this site',
    operator_note: 'Information according to § 5 of the German Digital Services Act (DDG)',
    contact_title: 'Contact',
    sections: [
      {
        title: 'Liability for content',
        text: 'We write and check the contents of these pages with care, but cannot guarantee that they are complete, correct and up to date at all times. The converter is offered free of charge and as it is: please keep your originals until you have looked at the results. Statutory liability, in particular for intent and gross negligence, remains unaffected.',
      },
      {
        title: 'Liability for links',
        text: 'Where we link to pages of others, we have no influence on what they contain; their operators are responsible. We found nothing unlawful when we set the links. If we learn of an infringement, we remove the link at once.',
      },
      {
        title: 'Copyright',
        text: 'The texts and the design of these pages are protected by copyright. Your pictures remain yours: by converting them you grant us no rights whatsoever.',
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
      text: 'Responsible for data processing on this site within the meaning of the General Data Protection Regulation (GDPR):',
    },
    file_uploads: {
      title: 'Your files',
      text: [
        'Converting happens in your browser. Your pictures are read from your device, converted there and handed back to you as a download. They are not uploaded, and we neither see nor store them.',
        'The results live in the memory of the open page. They are gone as soon as you remove them or leave the page.',
      ],
    },
    technical_data: {
      title: 'Technical data',
      text: 'When you open a page, your browser sends technical data that is needed to deliver it: your IP address, the time, the address requested, and details of your browser. The software of this site does not write your IP address to its logs. The legal basis is our legitimate interest in delivering the site securely (Art. 6(1)(f) GDPR).',
    },
    hosting: {
      title: 'Hosting',
      text: 'This site is delivered from servers of the following provider, which processes the technical data on our behalf and may keep it in short-lived logs of its own: {provider}',
    },
    analytics: {
      title: 'Statistics',
      on: 'If you agree, we use {name} to count visits and learn which pages help. The script is only loaded after your consent. The legal basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time through “Cookie settings” at the foot of every page.',
      off: 'We use no analytics tool. Nobody counts what you click.',
    },
    advertising: {
      title: 'Advertising partners',
      on: 'If you agree, {name} shows ads on this site. Only then is its script loaded; it can then read your IP address, set cookies and use them to choose and measure ads. The legal basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time through “Cookie settings” at the foot of every page.',
      off: 'We work with no advertising network. The spaces marked as advertisement are empty and load nothing from anyone.',
    },
    donations: {
      title: 'Donations',
      on: 'The donation button is a plain link to an external site ({url}). Nothing is sent there before you click it; after that, the privacy notice of that site applies.',
      off: 'There is no donation button on this site.',
    },
    cookies: {
      title: 'Cookies and storage on your device',
      on: 'Without your consent no cookie is set. Your decision itself is kept in your browser’s local storage, so that we do not have to ask again; it contains no identifier. Cookies of the partners named above are only set after you agree.',
      off: 'We set no cookies, and so we do not have to ask for your consent.',
    },
    rights: {
      title: 'Your rights',
      text: 'You have the right to information about your data, to its correction or deletion, to restriction of processing, to data portability, and to object to processing. You can withdraw any consent for the future at any time. You can also complain to a data protection authority, for example the one where you live.',
    },
    ssl: {
      title: 'Encryption',
      text: 'Over HTTPS, everything that travels between your browser and this site is encrypted (SSL/TLS). You can tell by “https://” in the address bar.',
    },
    changes: {
      title: 'Changes to this notice',
      text: 'When the site or the law changes, we adapt this notice. The version on this page is the one that applies.',
    },
  },
} as const;
