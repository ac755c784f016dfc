/** What each landing page says about its own pair of formats. */
export default {
  pairs: {
    'png-to-jpg': {
      title: 'PNG to JPG',
      subtitle: 'Turn heavy PNG files into handy JPGs',
      description:
        'Photos saved as PNG are often several times larger than they need to be. Convert them to JPG and they fit into e-mails, forms and albums again.',
      seo_title: 'PNG to JPG: convert free in your browser',
      seo_description:
        'Convert PNG to JPG for free, without uploading anything. Transparent areas turn white, colours stay right, and photos become much smaller. No sign-up needed.',
      keywords: 'png to jpg, convert png to jpg, png to jpeg, png into jpg, reduce png size, free, no upload',
      why_convert_title: 'Why convert PNG to JPG?',
      why_convert_points: [
        'A photo takes up a fraction of the space, because JPG leaves out detail the eye hardly notices.',
        'Upload forms, print shops and older programs that refuse PNG take JPG.',
        'Mail attachments and messages go through faster.',
        'Your library stays uniform when camera and phone already save JPG.',
      ],
      when_use_title: 'When is JPG the better choice?',
      when_use_points: [
        'For photos and pictures with soft gradients.',
        'When a limit on file size stands in your way.',
        'When transparency does not matter: clear areas become white.',
      ],
      cta_title: 'Ready to slim down your PNG?',
      cta_description: 'Choose a picture and have it as JPG in a moment, without uploading it.',
    },
    'jpg-to-png': {
      title: 'JPG to PNG',
      subtitle: 'Stop losing quality every time you save',
      description:
        'Each time a JPG is edited and saved, it loses a little. Convert it to PNG once and every later save keeps each pixel as it is.',
      seo_title: 'JPG to PNG: convert up to 5 files free',
      seo_description:
        'Convert up to 5 JPG files to PNG at once, free and without upload. Lossless from here on, upright and in the right colours. Straight in your browser.',
      keywords: 'jpg to png, convert jpg to png, jpeg to png, jpg into png, lossless, free, no upload',
      why_convert_title: 'Why convert JPG to PNG?',
      why_convert_points: [
        'PNG keeps every pixel: edit and save as often as you like.',
        'Programs can cut out the background, because PNG knows transparency.',
        'Some shops, games and tools only take PNG.',
        'Text and lines you add later stay sharp, without the typical JPG fringes.',
      ],
      when_use_title: 'When is PNG the better choice?',
      when_use_points: [
        'Before you retouch, crop or label a picture.',
        'For screenshots, diagrams and logos that arrived as JPG.',
        'When a program asks for PNG. The file will be larger than the JPG.',
      ],
      cta_title: 'Keep every pixel from now on',
      cta_description: 'Convert up to five JPG files to PNG in one go.',
    },
    'jpg-to-webp': {
      title: 'JPG to WebP',
      subtitle: 'Lighter pictures, faster pages',
      description:
        'WebP shows the same photo with fewer bytes. Convert your JPGs before you put them online, and your pages load sooner.',
      seo_title: 'JPG to WebP: smaller pictures, free',
      seo_description:
        'Convert up to 5 JPG files to WebP at once, free and without upload. Smaller pictures for faster websites, encoded at high quality in your own browser.',
      keywords: 'jpg to webp, convert jpg to webp, jpeg to webp, webp converter, smaller images, free, no upload',
      why_convert_title: 'Why convert JPG to WebP?',
      why_convert_points: [
        'In Google’s published comparison, lossy WebP files are 25 to 34% smaller than JPGs of the same quality.',
        'Pages with lighter pictures load faster, above all on the phone.',
        'All current browsers show WebP.',
        'You save storage and traffic without changing how your pictures look.',
      ],
      when_use_title: 'When is WebP the better choice?',
      when_use_points: [
        'For photos on websites, in shops and in blogs.',
        'When a speed test asks for modern image formats.',
        'When many pictures stand on one page and every kilobyte counts.',
      ],
      cta_title: 'Make your pages lighter',
      cta_description: 'Convert up to five JPG files to WebP in one go.',
    },
    'webp-to-jpg': {
      title: 'WebP to JPG',
      subtitle: 'Pictures that open everywhere',
      description:
        'Saved a picture from the web and your program will not open it? Convert the WebP to JPG and any viewer, printer or form takes it.',
      seo_title: 'WebP to JPG: convert up to 5 files free',
      seo_description:
        'Convert up to 5 WebP files to JPG at once, free and without upload. Opens in every program, prints anywhere. Transparent areas become white.',
      keywords: 'webp to jpg, convert webp to jpg, webp to jpeg, open webp, save webp as jpg, free, no upload',
      why_convert_title: 'Why convert WebP to JPG?',
      why_convert_points: [
        'JPG opens in practically every program, old or new.',
        'Print shops, office software and upload forms take it without asking.',
        'TVs, digital frames and car displays often know JPG but not WebP.',
        'Photos stay compact, unlike in a lossless format.',
      ],
      when_use_title: 'When is JPG the better choice?',
      when_use_points: [
        'When you pass a picture on and do not know what will open it.',
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
        'Many editors still stumble over WebP. As PNG, your picture opens in all of them, with soft transparent edges intact.',
      seo_title: 'WebP to PNG: keep transparency, free',
      seo_description:
        'Convert up to 5 WebP files to PNG at once, free and without upload. Transparency is kept and no further quality is lost. Straight in your browser.',
      keywords: 'webp to png, convert webp to png, webp transparent to png, open webp, lossless, free, no upload',
      why_convert_title: 'Why convert WebP to PNG?',
      why_convert_points: [
        'Transparent areas stay transparent, down to the softest edge.',
        'PNG is lossless: nothing more is lost on the way or on later saves.',
        'Practically every graphics program opens and saves PNG.',
        'Stickers, logos and icons from the web become usable in your own designs.',
      ],
      when_use_title: 'When is PNG the better choice?',
      when_use_points: [
        'When the picture has a transparent background you want to keep.',
        'Before you edit it in a program that does not know WebP.',
        'For logos, icons and screenshots. Photos get large as PNG.',
      ],
      cta_title: 'Take your cut-outs anywhere',
      cta_description: 'Convert up to five WebP files to PNG in one go.',
    },
    'png-to-webp': {
      title: 'PNG to WebP',
      subtitle: 'Keep the transparency, lose the weight',
      description:
        'WebP can do what PNG does for the web, transparency included, and needs far fewer bytes. Ideal for logos, cut-outs and screenshots on your site.',
      seo_title: 'PNG to WebP: smaller and transparent, free',
      seo_description:
        'Convert up to 5 PNG files to WebP at once, free and without upload. Transparency stays, files get smaller and pages faster. Straight in your browser.',
      keywords: 'png to webp, convert png to webp, transparent webp, compress png, webp converter, free, no upload',
      why_convert_title: 'Why convert PNG to WebP?',
      why_convert_points: [
        'Even without any loss, WebP files are 26% smaller than PNGs in Google’s published comparison; at quality 90, as here, photos shrink far more.',
        'Transparency survives, soft shadows and edges included.',
        'Shops and portfolios full of cut-outs load noticeably sooner.',
        'All current browsers show WebP.',
      ],
      when_use_title: 'When is WebP the better choice?',
      when_use_points: [
        'For product pictures and logos with a transparent background.',
        'When large PNG screenshots slow a page down.',
        'For the website. Keep the PNG as the original for editing.',
      ],
      cta_title: 'Light pictures, clear backgrounds',
      cta_description: 'Convert up to five PNG files to WebP in one go.',
    },
  },
  seo_content: {
    'png-to-jpg': {
      difference_title: 'PNG and JPG: what is the difference?',
      difference:
        'PNG stores every pixel exactly and can be transparent. That is perfect for logos and screenshots, but makes photos large. JPG was made for photos: it simplifies what the eye barely sees and saves most of the space. It has no transparency, so we put white behind clear areas, and we encode at quality 90, where differences are hard to spot.',
      faq: [
        {
          question: 'What happens to transparent areas?',
          answer:
            'JPG cannot be transparent. Clear areas become white, and soft edges blend into the white without dark fringes.',
        },
        {
          question: 'Are my pictures uploaded?',
          answer:
            'No. PNG, JPG and WebP are converted by your own browser. You can load the page, switch off your connection, and it still works.',
        },
        {
          question: 'Does the picture lose quality?',
          answer:
            'A little, as with every JPG. At quality 90 it is hard to see in photos. For drawings and text, keep the PNG as well.',
        },
      ],
    },
    'jpg-to-png': {
      difference_title: 'JPG and PNG: what is the difference?',
      difference:
        'JPG throws away fine detail to keep photos small, and does so again at every save. PNG throws nothing away. Converting cannot bring back what a JPG has already lost, but from then on the picture stays exactly as it is. The price is size: a photo as PNG is often several times larger.',
      faq: [
        {
          question: 'Does the picture get better as PNG?',
          answer:
            'No, lost detail does not come back. But it does not get worse any more either, however often you save it.',
        },
        {
          question: 'Does the background become transparent?',
          answer:
            'Not by itself: a JPG has no transparent areas. As PNG you can cut out the background in a graphics program and it will stay transparent.',
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
        'JPG dates from 1992, WebP from 2010. In between, video coding learned to predict parts of a picture from their neighbours, and WebP uses that. The same photo needs fewer bytes, and unlike JPG, WebP can also be transparent or animated. We encode at quality 90, so that you see the saving in the file size and not in the picture.',
      faq: [
        {
          question: 'How much smaller do my files get?',
          answer:
            'That depends on the picture. Google’s comparison found 25 to 34% at the same quality. After converting you see the size before and after for each file. A JPG that is already strongly compressed can even grow.',
        },
        {
          question: 'Can everyone see WebP?',
          answer:
            'All current versions of Chrome, Firefox, Safari and Edge can. Older desktop programs sometimes cannot, so keep the JPG for sharing by mail.',
        },
        {
          question: 'What happens to camera data such as the location?',
          answer:
            'It is not carried over: the WebP contains the picture only. The orientation is applied beforehand, so that the photo stays upright.',
        },
      ],
    },
    'webp-to-jpg': {
      difference_title: 'WebP and JPG: what is the difference?',
      difference:
        'WebP packs photos tighter than JPG and can also be transparent or animated. Websites love it, many programs and devices still do not. JPG has been understood everywhere for decades. Converting costs you a little extra size and any transparency, and gives you a file that simply opens.',
      faq: [
        {
          question: 'What happens to transparent areas?',
          answer: 'JPG has no transparency, so they become white. If you need them, convert to PNG instead.',
        },
        {
          question: 'Can I convert an animated WebP?',
          answer: 'Yes, you get the first frame as a JPG, and the page tells you that there were more.',
        },
        {
          question: 'Why is the JPG larger than the WebP?',
          answer:
            'Because JPG needs more bytes for the same picture. At quality 90 we keep the difference to the original small rather than the file.',
        },
      ],
    },
    'webp-to-png': {
      difference_title: 'WebP and PNG: what is the difference?',
      difference:
        'Both can be transparent. WebP was built to be small and is mostly saved with some loss; PNG is always exact and far more widely understood. When you convert, the PNG holds precisely the pixels the WebP showed, including every degree of transparency. It will usually be larger, which is the price of exactness.',
      faq: [
        {
          question: 'Is the transparent background kept?',
          answer: 'Yes. PNG stores 256 degrees of transparency per pixel, just like WebP, so soft edges stay soft.',
        },
        {
          question: 'Is any quality lost?',
          answer: 'No. What the WebP shows is stored pixel by pixel. What it had lost before, PNG cannot bring back.',
        },
        {
          question: 'What becomes of an animated WebP?',
          answer: 'You get the first frame as a PNG, and the page tells you that there were more.',
        },
      ],
    },
    'png-to-webp': {
      difference_title: 'PNG and WebP: what is the difference?',
      difference:
        'PNG keeps every pixel and compresses without loss, which makes pictures large. WebP may leave out what the eye barely notices and can still be transparent, a combination neither PNG nor JPG offers. We encode at quality 90: ideal for showing pictures. For an original that you will edit again, keep the PNG.',
      faq: [
        {
          question: 'Does transparency stay?',
          answer: 'Yes, with all its shades. Shadows, glass and soft edges look the same on any background.',
        },
        {
          question: 'Is the conversion lossless?',
          answer:
            'No, we encode with quality 90, which is hard to tell from the original in most pictures and saves far more. Keep the PNG if you need every pixel.',
        },
        {
          question: 'How many files can I convert at once?',
          answer: 'Up to five. You can download them one by one or all together as a ZIP, and then start again.',
        },
      ],
    },
  },
} as const;
