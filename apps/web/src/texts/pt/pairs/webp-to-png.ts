import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/webp-to-png.ts';

export default {
  pair: {
    subtitle: 'Edite onde quiser, com transparência e tudo',
    description:
      'Muitos editores de imagens ainda tropeçam no WebP. Em PNG, sua imagem abre em praticamente todos, com a transparência intacta até nas bordas suaves.',
    seo_title: 'WebP para PNG: com transparência, grátis',
    seo_description:
      'Converta até 5 arquivos WebP para PNG de uma vez, grátis e sem upload. A transparência é mantida, sem nova perda de qualidade. Direto no seu navegador.',
    keywords:
      'webp para png, converter webp para png, transformar webp em png, webp transparente para png, abrir webp, sem perda de qualidade, grátis, sem upload',
    why_convert_points: [
      'As áreas transparentes continuam transparentes, até na borda mais suave.',
      'O PNG não tem perdas: nada mais se perde, nem na conversão nem ao salvar de novo.',
      'Praticamente todo editor de imagens abre e salva PNG.',
      'Figurinhas, logotipos e ícones em WebP ficam prontos para usar nos seus projetos.',
    ],
    when_use_points: [
      'Quando a imagem tem um fundo transparente que você quer manter.',
      'Antes de editar em um programa que não abre WebP.',
      'Para logotipos, ícones e capturas de tela. Fotos ficam grandes em PNG.',
    ],
    cta_title: 'Leve suas imagens recortadas para onde quiser',
    cta_description: 'Converta até cinco arquivos WebP para PNG de uma só vez.',
  },
  seo_content: {
    difference:
      'Os dois podem ter transparência. O WebP foi feito para ser pequeno e, na maioria das vezes, é salvo com alguma perda; o PNG é sempre exato e abre em muito mais lugares. Na conversão, o PNG recebe exatamente os pixels que o WebP mostrava, com todos os níveis de transparência. Em geral, ele fica maior: é o preço da exatidão.',
    faq: [
      {
        question: 'O fundo transparente é mantido?',
        answer:
          'Sim. Assim como o WebP, o PNG guarda 256 níveis de transparência por pixel, e as bordas suaves continuam suaves.',
      },
      {
        question: 'Há perda de qualidade?',
        answer:
          'Não. O que o WebP mostra é salvo pixel por pixel. O que ele já tinha perdido antes, o PNG não traz de volta.',
      },
      {
        question: 'E se o WebP for animado?',
        answer: 'Você recebe o primeiro quadro em PNG, e a página avisa que havia outros.',
      },
    ],
  },
} satisfies Translation<typeof en>;
