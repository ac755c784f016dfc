import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'See Photoshop files without Photoshop',
    description:
      'The designer sent a PSD, and you do not have Photoshop? Convert it to JPG to look at the design, forward it or print it. All layers appear merged, as they were when the file was saved.',
    seo_title: 'PSD to JPG: open Photoshop files free',
    seo_description:
      'Convert up to 20 Photoshop files (PSD) to JPG at once, free, with no upload and no Photoshop. All layers in one picture, colours converted to sRGB.',
    keywords:
      'psd to jpg, convert psd to jpg, psd to jpeg, open psd without photoshop, photoshop file to jpg, psd viewer, free, no upload',
    why_convert_points: [
      'You can look at a design on any device, without a subscription.',
      'Clients and colleagues get a picture they can open, not a file that asks for special software.',
      'A PSD with many layers is huge; as a JPG, the merged picture fits into any email.',
      'Your layers, masks and hidden drafts remain yours: the JPG holds only the finished picture.',
    ],
    when_use_points: [
      'To show a draft and have it approved.',
      'For websites, social media and quick prints.',
      'When the work is done. To go on editing, you need the PSD with its layers.',
    ],
    cta_title: 'No Photoshop? No problem',
    cta_description: 'Convert up to 20 PSD files to JPG, without uploading them.',
  },
  seo_content: {
    difference:
      'A PSD is a workshop: layers, masks, effects, editable text and guides, all kept so that work can go on tomorrow. A JPG is the photograph of the finished piece. Along with the layers, Photoshop usually saves a merged picture for other programs, and that is what we convert: to sRGB, on white where the design is transparent, at quality 90. Effects and blend modes look as they did in Photoshop, because Photoshop itself drew them.',
    faq: [
      {
        question: 'Can I get the layers one by one?',
        answer:
          'No, you get one picture with everything that was visible. For single layers you need an editor that reads PSD.',
      },
      {
        question: 'Why does it say that my file has no merged picture?',
        answer:
          'It was saved with Photoshop’s option “Maximize Compatibility” switched off, so only the layers are in it. Ask for it to be saved again with the option on. We would rather say so than show you a wrong picture.',
      },
      {
        question: 'Do CMYK and 16-bit files work?',
        answer:
          'Yes. Printing colours are converted to screen colours with the profile in the file, and 16\u00a0bits per channel become 8.',
      },
      {
        question: 'What about a transparent background?',
        answer: 'It becomes white. If it has to stay clear, convert to PNG instead.',
      },
      {
        question: 'Is my design uploaded?',
        answer: 'No, the PSD is read by your browser. Unpublished work remains on your device.',
      },
    ],
  },
} as const satisfies PairTexts;
