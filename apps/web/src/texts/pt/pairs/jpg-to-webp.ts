import type { Translation } from '../../../i18n/translation.ts';
import type en from '../../en/pairs/jpg-to-webp.ts';

export default {
  pair: {
    subtitle: 'Imagens mais leves, páginas mais rápidas',
    description:
      'A maioria dos JPGs guarda mais do que o olho vê. Em WebP, eles costumam ficar menores quase sem diferença visível, e suas páginas carregam mais rápido.',
    seo_title: 'JPG para WebP: imagens mais leves, grátis',
    seo_description:
      'Converta até 5 arquivos JPG para WebP de uma vez, grátis e sem upload. Imagens mais leves para sites mais rápidos, em alta qualidade, no seu próprio navegador.',
    keywords:
      'jpg para webp, converter jpg para webp, transformar jpg em webp, jpeg para webp, conversor webp, diminuir imagem para site, grátis, sem upload',
    why_convert_points: [
      'Na comparação publicada pelo Google, arquivos WebP com perdas são entre 25% e 34% menores que JPGs da mesma qualidade. {measured}',
      'Páginas com imagens mais leves carregam mais rápido, principalmente no celular.',
      'Todos os navegadores atuais exibem WebP.',
      'Você economiza espaço e largura de banda, quase sem diferença visível nas imagens.',
    ],
    when_use_points: [
      'Para fotos em sites, lojas online e blogs.',
      'Quando um teste de velocidade pede formatos de imagem modernos.',
      'Quando a página tem muitas imagens e cada kilobyte conta.',
    ],
    cta_title: 'Deixe suas páginas mais leves',
    cta_description: 'Converta até cinco arquivos JPG para WebP de uma só vez.',
  },
  seo_content: {
    difference:
      'O JPG é de 1992; o WebP, de 2010. Nesse meio-tempo, a codificação de vídeo aprendeu a prever partes da imagem a partir das partes vizinhas, e o WebP aproveita isso. Ao contrário do JPG, ele também pode ser transparente ou animado. Com a mesma aparência, ele precisou, na nossa própria medição, de {share} dos bytes do JPG (mediana de {photos} fotos): o formato sozinho quase não economiza. Seus arquivos encolhem porque câmeras e programas gravam os JPGs com mais bytes do que o olho precisa. A conversão usa qualidade 90 (de 100), para que você veja a economia no tamanho do arquivo, e não na imagem.',
    faq: [
      {
        question: 'Quanto meus arquivos diminuem?',
        answer:
          'Depende da imagem. A comparação do Google encontrou de 25% a 34% de redução com a mesma qualidade. {measured} Ao final da conversão, você vê o tamanho original e o novo tamanho de cada arquivo. Um JPG que já está muito comprimido pode até crescer.',
      },
      {
        question: 'Todo mundo consegue ver WebP?',
        answer:
          'Com as versões atuais do Chrome, do Firefox, do Safari e do Edge, sim. Programas de computador mais antigos às vezes não abrem o formato; por isso, guarde o JPG para enviar por e-mail.',
      },
      {
        question: 'E os dados da câmera, como a localização?',
        answer:
          'Por padrão, eles são removidos, e o WebP contém só a imagem. Em “Opções”, você pode mantê-los, com ou sem a localização. Em todo caso, a foto não fica deitada.',
      },
    ],
  },
} satisfies Translation<typeof en>;
