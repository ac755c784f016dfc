/** What each landing page says about its own pair of formats. */
export default {
  pairs: {
    'png-to-jpg': {
      title: 'PNG to JPG',
      subtitle: 'Turn large PNG files into compact JPGs',
      description:
        'Photos saved as PNG are often several times larger than they need to be. Convert them to JPG and they will fit into emails, upload forms and albums.',
      seo_title: 'PNG to JPG: convert free in your browser',
      seo_description:
        'Convert PNG to JPG for free, without uploading your picture. Transparent areas turn white, colours stay true, and photo files get much smaller. No sign-up.',
      keywords: 'png to jpg, convert png to jpg, png to jpeg, png into jpg, reduce png size, free, no upload',
      why_convert_title: 'Why convert PNG to JPG?',
      why_convert_points: [
        'A photo takes up a fraction of the space, because JPG leaves out detail the eye hardly notices.',
        'Upload forms, print shops and older programs that reject PNG will usually accept JPG.',
        'Email attachments and messages send faster.',
        'Your photo library stays consistent if your camera and phone already save JPG.',
      ],
      when_use_title: 'When is JPG the better choice?',
      when_use_points: [
        'For photos and pictures with smooth gradients.',
        'When a file size limit gets in your way.',
        'When transparency does not matter: transparent areas become white.',
      ],
      cta_title: 'Ready to slim down your PNG?',
      cta_description: 'Choose a PNG and get it back as a JPG in moments, without uploading it.',
    },
    'jpg-to-png': {
      title: 'JPG to PNG',
      subtitle: 'Stop losing quality every time you save',
      description:
        'Each time a JPG is edited and saved, it loses a little quality. Convert it to PNG once and every later save keeps each pixel as it is.',
      seo_title: 'JPG to PNG: convert up to 5 files free',
      seo_description:
        'Convert up to 5 JPG files to PNG at once, free and with no upload. No further quality loss, photos upright, colours true. Right in your browser.',
      keywords: 'jpg to png, convert jpg to png, jpeg to png, jpg into png, lossless, free, no upload',
      why_convert_title: 'Why convert JPG to PNG?',
      why_convert_points: [
        'PNG keeps every pixel: edit and save as often as you like.',
        'You can cut out the background in a graphics program, because PNG supports transparency.',
        'Some shops, games and tools only accept PNG.',
        'Text and lines you add later stay sharp, without the typical JPG artefacts.',
      ],
      when_use_title: 'When is PNG the better choice?',
      when_use_points: [
        'Before you retouch, crop or annotate a picture.',
        'For screenshots, diagrams and logos that came to you as JPGs.',
        'When a program requires PNG, although the file will be larger than the JPG.',
      ],
      cta_title: 'Keep every pixel from now on',
      cta_description: 'Convert up to five JPG files to PNG in one go.',
    },
    'jpg-to-webp': {
      title: 'JPG to WebP',
      subtitle: 'Lighter pictures, faster pages',
      description:
        'WebP stores the same photo in fewer bytes. Convert your JPGs before you put them online, and your pages will load faster.',
      seo_title: 'JPG to WebP: smaller image files, free',
      seo_description:
        'Convert up to 5 JPG files to WebP at once, free and with no upload. Smaller files for faster websites, encoded at high quality in your own browser.',
      keywords: 'jpg to webp, convert jpg to webp, jpeg to webp, webp converter, smaller images, free, no upload',
      why_convert_title: 'Why convert JPG to WebP?',
      why_convert_points: [
        'In Google’s published comparison, lossy WebP files are 25 to 34% smaller than JPGs of the same quality. {measured}',
        'Pages with lighter pictures load faster, especially on phones.',
        'All current browsers support WebP.',
        'You save storage and bandwidth with hardly any visible change to your pictures.',
      ],
      when_use_title: 'When is WebP the better choice?',
      when_use_points: [
        'For photos on websites, in online shops and on blogs.',
        'When a speed test recommends modern image formats.',
        'When a page has many pictures and every kilobyte counts.',
      ],
      cta_title: 'Make your pages lighter',
      cta_description: 'Convert up to five JPG files to WebP in one go.',
    },
    'webp-to-jpg': {
      title: 'WebP to JPG',
      subtitle: 'Pictures that open everywhere',
      description:
        'Saved a picture from the web and your program will not open it? Convert the WebP to JPG and practically any viewer, print shop or upload form will accept it.',
      seo_title: 'WebP to JPG: convert up to 5 files free',
      seo_description:
        'Convert up to 5 WebP files to JPG at once, free and with no upload. JPG opens practically everywhere and prints easily. Transparent areas become white.',
      keywords: 'webp to jpg, convert webp to jpg, webp to jpeg, open webp, save webp as jpg, free, no upload',
      why_convert_title: 'Why convert WebP to JPG?',
      why_convert_points: [
        'JPG opens in practically every program, old or new.',
        'Print shops, office software and upload forms accept it without complaint.',
        'TVs, digital photo frames and car displays often support JPG but not WebP.',
        'Photos stay compact, unlike in a lossless format.',
      ],
      when_use_title: 'When is JPG the better choice?',
      when_use_points: [
        'When you pass a picture on and do not know which program will be used to open it.',
        'For printing, and for documents and presentations.',
        'When transparency and animation do not matter: JPG has neither.',
      ],
      cta_title: 'Open your pictures anywhere',
      cta_description: 'Convert up to five WebP files to JPG in one go.',
    },
    'webp-to-png': {
      title: 'WebP to PNG',
      subtitle: 'Editable anywhere, transparency included',
      description:
        'Many editors still stumble over WebP. As a PNG, your picture opens in practically all of them, with soft transparent edges intact.',
      seo_title: 'WebP to PNG: keep transparency, free',
      seo_description:
        'Convert up to 5 WebP files to PNG at once, free and with no upload. Transparency is kept and no further quality is lost. Right in your browser.',
      keywords: 'webp to png, convert webp to png, webp transparent to png, open webp, lossless, free, no upload',
      why_convert_title: 'Why convert WebP to PNG?',
      why_convert_points: [
        'Transparent areas stay transparent, down to the softest edge.',
        'PNG is lossless: nothing more is lost in the conversion or in later saves.',
        'Practically every graphics program opens and saves PNG.',
        'Stickers, logos and icons saved as WebP become usable in your own designs.',
      ],
      when_use_title: 'When is PNG the better choice?',
      when_use_points: [
        'When the picture has a transparent background you want to keep.',
        'Before you edit it in a program that does not support WebP.',
        'For logos, icons and screenshots. Photos become large as PNGs.',
      ],
      cta_title: 'Take your cut-outs anywhere',
      cta_description: 'Convert up to five WebP files to PNG in one go.',
    },
    'png-to-webp': {
      title: 'PNG to WebP',
      subtitle: 'Keep the transparency, lose the weight',
      description:
        'WebP can do what PNG does for the web, transparency included, and needs far fewer bytes. Ideal for logos, cut-outs and screenshots on your site.',
      seo_title: 'PNG to WebP: smaller files, transparency kept, free',
      seo_description:
        'Convert up to 5 PNG files to WebP at once, free and with no upload. Transparency is kept, files shrink and pages load faster. Right in your browser.',
      keywords: 'png to webp, convert png to webp, transparent webp, compress png, webp converter, free, no upload',
      why_convert_title: 'Why convert PNG to WebP?',
      why_convert_points: [
        'Even lossless WebP files are 26% smaller than PNGs in Google’s published comparison; at quality 90, as here, photos shrink far more. {measured}',
        'Transparency survives, soft shadows and edges included.',
        'Online shops and portfolios full of cut-outs load noticeably faster.',
        'All current browsers support WebP.',
      ],
      when_use_title: 'When is WebP the better choice?',
      when_use_points: [
        'For product pictures and logos with a transparent background.',
        'When large PNG screenshots slow a page down.',
        'For your website. Keep the PNG as the original for editing.',
      ],
      cta_title: 'Lighter files, transparent backgrounds',
      cta_description: 'Convert up to five PNG files to WebP in one go.',
    },
  },
  seo_content: {
    'png-to-jpg': {
      difference_title: 'PNG and JPG: what is the difference?',
      difference:
        'PNG stores every pixel exactly and can be transparent. That is perfect for logos and screenshots, but makes photos large. JPG was made for photos: it simplifies what the eye barely sees and saves a great deal of space. It has no transparency, so we put white behind transparent areas, and we encode at quality 90, where differences are hard to spot.',
      faq: [
        {
          question: 'What happens to transparent areas?',
          answer:
            'JPG does not support transparency. Transparent areas become white, and soft edges blend into the white without dark fringes.',
        },
        {
          question: 'Are my pictures uploaded?',
          answer: {
            with_server:
              'PNG, JPG and WebP: no. Your own browser converts them. Once the page is loaded, ordinary files convert even without a connection; some need a part of the converter that is fetched on first use. HEIC and TIFF are sent to our server when you press the button, and deleted there right after the conversion, or within two minutes if the connection breaks in between. If you choose “Convert in this browser instead”, they are not sent either.',
            without_server:
              'No. PNG, JPG and WebP are converted by your own browser. Once the page is loaded, ordinary files convert even without a connection; some need a part of the converter that is fetched on first use.',
          },
        },
        {
          question: 'Does the picture lose quality?',
          answer:
            'A little, as with every JPG. At quality 90 the loss is hard to see in photos. For drawings and text, keep the PNG as well.',
        },
      ],
    },
    'jpg-to-png': {
      difference_title: 'JPG and PNG: what is the difference?',
      difference:
        'JPG throws away fine detail to keep photos small, and does so again with every save. PNG throws nothing away. Converting cannot bring back what a JPG has already lost, but from then on the picture stays exactly as it is. The price is size: the same photo as a PNG is often several times larger.',
      faq: [
        {
          question: 'Does the picture look better as a PNG?',
          answer:
            'No, lost detail does not come back. But it will not get any worse either, however often you save it.',
        },
        {
          question: 'Does the background become transparent?',
          answer:
            'Not automatically: a JPG has no transparent areas. Once it is a PNG, you can cut out the background in a graphics program and the cut-out area will stay transparent.',
        },
        {
          question: 'Why is the PNG so much larger?',
          answer:
            'Because it stores every pixel exactly. If you only want to show the photo or send it, JPG or WebP is the better choice.',
        },
      ],
    },
    'jpg-to-webp': {
      difference_title: 'JPG and WebP: what is the difference?',
      difference:
        'JPG dates from 1992, WebP from 2010. In between, video codecs learned to predict parts of a picture from their neighbours, and WebP uses that. The same photo needs fewer bytes, and unlike JPG, WebP can also be transparent or animated. We encode at quality 90, so that you see the saving in the file size and not in the picture.',
      faq: [
        {
          question: 'How much smaller will my files be?',
          answer:
            'That depends on the picture. Google’s comparison found savings of 25 to 34% at the same quality. {measured} After converting, you see each file’s size before and after. A JPG that is already heavily compressed may even get larger.',
        },
        {
          question: 'Can everyone view WebP?',
          answer:
            'All current versions of Chrome, Firefox, Safari and Edge can display it. Older desktop programs sometimes cannot, so keep the JPG for sharing by email.',
        },
        {
          question: 'What happens to camera data such as the location?',
          answer:
            'It is not carried over: the WebP contains only the picture. The orientation is applied beforehand, so the photo stays upright.',
        },
      ],
    },
    'webp-to-jpg': {
      difference_title: 'WebP and JPG: what is the difference?',
      difference:
        'WebP packs photos more tightly than JPG and can also be transparent or animated. Websites love it, but many programs and devices still do not support it. JPG has been understood everywhere for decades. Converting costs you a little extra size and any transparency or animation, and gives you a file that simply opens.',
      faq: [
        {
          question: 'What happens to transparent areas?',
          answer:
            'JPG has no transparency, so they become white. If you need the transparency, convert to PNG instead.',
        },
        {
          question: 'Can I convert an animated WebP?',
          answer:
            'Only as a still picture: you get the first frame as a JPG, and the page tells you that there were more frames.',
        },
        {
          question: 'Why is the JPG larger than the WebP?',
          answer:
            'Because JPG needs more bytes for the same picture. We encode at quality 90: staying close to the original matters more to us than a small file.',
        },
      ],
    },
    'webp-to-png': {
      difference_title: 'WebP and PNG: what is the difference?',
      difference:
        'Both can be transparent. WebP was built to be small and is usually saved with some loss of quality; PNG is always exact and far more widely understood. When you convert, the PNG holds precisely the pixels the WebP showed, including every level of transparency. It will usually be larger, which is the price of exactness.',
      faq: [
        {
          question: 'Is the transparent background kept?',
          answer: 'Yes. PNG stores 256 levels of transparency per pixel, just like WebP, so soft edges stay soft.',
        },
        {
          question: 'Is any quality lost?',
          answer:
            'No. What the WebP shows is stored pixel by pixel. What the WebP itself had already lost, a PNG cannot bring back.',
        },
        {
          question: 'What happens to an animated WebP?',
          answer: 'You get the first frame as a PNG, and the page tells you that there were more frames.',
        },
      ],
    },
    'png-to-webp': {
      difference_title: 'PNG and WebP: what is the difference?',
      difference:
        'PNG keeps every pixel and compresses without loss, which makes files large. WebP can leave out what the eye barely notices and can still be transparent, a combination neither PNG nor JPG offers. We encode at quality 90, which is ideal for viewing. For an original that you will edit again, keep the PNG.',
      faq: [
        {
          question: 'Is transparency kept?',
          answer: 'Yes, at every level. Shadows, glass and soft edges look right on any background.',
        },
        {
          question: 'Is the conversion lossless?',
          answer:
            'No, we encode at quality 90. In most pictures the result is hard to tell from the original, and it saves far more space; only simple graphics with few colours may be smaller as PNGs. Keep the PNG if you need every pixel.',
        },
        {
          question: 'How many files can I convert at once?',
          answer: 'Up to five. You can download them one by one or all together as a ZIP, and then start again.',
        },
      ],
    },
  },
} as const;
