import type { Translation } from '../translation.ts';
import type en from './en.pairs.ts';

/** What each landing page says about its own pair of formats. */
export default {
  pairs: {
    'png-to-jpg': {
      title: 'PNG para JPG',
      subtitle: 'Transforme PNGs pesados em JPGs leves',
      description:
        'Uma foto salva em PNG costuma ser várias vezes mais pesada do que o necessário. Em JPG, ela volta a caber no e-mail, no formulário e no álbum.',
      seo_title: 'PNG para JPG: converta grátis no navegador',
      seo_description:
        'Converta PNG para JPG grátis e sem upload. Áreas transparentes ficam brancas, as cores saem certas e as fotos ficam bem mais leves. E sem cadastro.',
      keywords:
        'png para jpg, converter png para jpg, transformar png em jpg, png para jpeg, conversor png jpg, diminuir tamanho png, grátis, sem upload',
      why_convert_title: 'Por que converter PNG para JPG?',
      why_convert_points: [
        'A foto ocupa uma fração do espaço, porque o JPG deixa de lado detalhes que o olho quase não percebe.',
        'Formulários, gráficas e programas mais antigos que recusam PNG costumam aceitar JPG.',
        'E-mails e mensagens com fotos são enviados mais rápido.',
        'Se a câmera e o celular já salvam em JPG, sua coleção fica toda no mesmo formato.',
      ],
      when_use_title: 'Quando o JPG é a melhor escolha?',
      when_use_points: [
        'Para fotos e imagens com transições suaves de cor.',
        'Quando um limite de tamanho de arquivo atrapalha.',
        'Quando a transparência não faz falta: as áreas transparentes ficam brancas.',
      ],
      cta_title: 'Vamos deixar esse PNG mais leve?',
      cta_description: 'Escolha um PNG e tenha o JPG em um instante, sem fazer upload.',
    },
    'jpg-to-png': {
      title: 'JPG para PNG',
      subtitle: 'Chega de perder qualidade ao salvar',
      description:
        'Cada vez que você edita e salva um JPG, ele perde um pouco de qualidade. Converta uma vez para PNG e, daí em diante, salve à vontade: cada pixel fica como está.',
      seo_title: 'JPG para PNG: converta até 5 arquivos grátis',
      seo_description:
        'Converta até 5 arquivos JPG para PNG de uma vez, grátis e sem upload. Sem novas perdas, na posição e nas cores certas. Direto no seu navegador.',
      keywords:
        'jpg para png, converter jpg para png, transformar jpg em png, jpeg para png, conversor jpg png, sem perda de qualidade, grátis, sem upload',
      why_convert_title: 'Por que converter JPG para PNG?',
      why_convert_points: [
        'O PNG preserva cada pixel: edite e salve quantas vezes quiser.',
        'Você pode remover o fundo e salvar o resultado, porque o PNG aceita transparência.',
        'Algumas lojas, jogos e ferramentas só aceitam PNG.',
        'Textos e linhas que você acrescenta depois continuam nítidos, sem aquelas manchinhas típicas do JPG.',
      ],
      when_use_title: 'Quando o PNG é a melhor escolha?',
      when_use_points: [
        'Antes de retocar ou cortar uma imagem, ou de escrever nela.',
        'Para capturas de tela, diagramas e logotipos que chegaram em JPG.',
        'Quando um programa pede PNG. O arquivo vai ficar maior que o JPG.',
      ],
      cta_title: 'Daqui em diante, nem um detalhe a menos',
      cta_description: 'Converta até cinco arquivos JPG para PNG de uma só vez.',
    },
    'jpg-to-webp': {
      title: 'JPG para WebP',
      subtitle: 'Imagens mais leves, páginas mais rápidas',
      description:
        'O WebP mostra a mesma foto com menos bytes. Converta seus JPGs antes de publicar, e suas páginas carregam mais rápido.',
      seo_title: 'JPG para WebP: imagens mais leves, grátis',
      seo_description:
        'Converta até 5 arquivos JPG para WebP de uma vez, grátis e sem upload. Imagens mais leves para sites mais rápidos, em alta qualidade, no seu próprio navegador.',
      keywords:
        'jpg para webp, converter jpg para webp, transformar jpg em webp, jpeg para webp, conversor webp, diminuir imagem para site, grátis, sem upload',
      why_convert_title: 'Por que converter JPG para WebP?',
      why_convert_points: [
        'Na comparação publicada pelo Google, arquivos WebP com perdas são entre 25% e 34% menores que JPGs da mesma qualidade. {measured}',
        'Páginas com imagens mais leves carregam mais rápido, principalmente no celular.',
        'Todos os navegadores atuais exibem WebP.',
        'Você economiza espaço e largura de banda, quase sem diferença visível nas imagens.',
      ],
      when_use_title: 'Quando o WebP é a melhor escolha?',
      when_use_points: [
        'Para fotos em sites, lojas online e blogs.',
        'Quando um teste de velocidade pede formatos de imagem modernos.',
        'Quando a página tem muitas imagens e cada kilobyte conta.',
      ],
      cta_title: 'Deixe suas páginas mais leves',
      cta_description: 'Converta até cinco arquivos JPG para WebP de uma só vez.',
    },
    'webp-to-jpg': {
      title: 'WebP para JPG',
      subtitle: 'Imagens que abrem em qualquer lugar',
      description:
        'Salvou uma imagem da internet e o seu programa não consegue abri-la? Converta o WebP para JPG: praticamente todo visualizador, impressora ou formulário aceita esse formato.',
      seo_title: 'WebP para JPG: converta até 5 arquivos grátis',
      seo_description:
        'Converta até 5 arquivos WebP para JPG de uma vez, grátis e sem upload. O JPG abre em quase qualquer programa ou aparelho. Áreas transparentes ficam brancas.',
      keywords:
        'webp para jpg, converter webp para jpg, transformar webp em jpg, webp para jpeg, abrir webp, salvar webp como jpg, grátis, sem upload',
      why_convert_title: 'Por que converter WebP para JPG?',
      why_convert_points: [
        'O JPG abre em praticamente qualquer programa, antigo ou novo.',
        'Gráficas, programas de escritório e formulários aceitam JPG sem reclamar.',
        'TVs, porta-retratos digitais e centrais multimídia de carros muitas vezes leem JPG, mas não WebP.',
        'As fotos continuam compactas, ao contrário do que acontece em um formato sem perdas.',
      ],
      when_use_title: 'Quando o JPG é a melhor escolha?',
      when_use_points: [
        'Quando você vai passar a imagem adiante e não sabe onde ela será aberta.',
        'Para imprimir e para usar em documentos e apresentações.',
        'Quando transparência e animação não importam: o JPG não tem nenhuma das duas.',
      ],
      cta_title: 'Abra suas imagens onde quiser',
      cta_description: 'Converta até cinco arquivos WebP para JPG de uma só vez.',
    },
    'webp-to-png': {
      title: 'WebP para PNG',
      subtitle: 'Edite onde quiser, com transparência e tudo',
      description:
        'Muitos editores de imagens ainda tropeçam no WebP. Em PNG, sua imagem abre em praticamente todos, com a transparência intacta até nas bordas suaves.',
      seo_title: 'WebP para PNG: com transparência, grátis',
      seo_description:
        'Converta até 5 arquivos WebP para PNG de uma vez, grátis e sem upload. A transparência é mantida, sem nova perda de qualidade. Direto no seu navegador.',
      keywords:
        'webp para png, converter webp para png, transformar webp em png, webp transparente para png, abrir webp, sem perda de qualidade, grátis, sem upload',
      why_convert_title: 'Por que converter WebP para PNG?',
      why_convert_points: [
        'As áreas transparentes continuam transparentes, até na borda mais suave.',
        'O PNG não tem perdas: nada mais se perde, nem na conversão nem ao salvar de novo.',
        'Praticamente todo editor de imagens abre e salva PNG.',
        'Figurinhas, logotipos e ícones em WebP ficam prontos para usar nos seus projetos.',
      ],
      when_use_title: 'Quando o PNG é a melhor escolha?',
      when_use_points: [
        'Quando a imagem tem um fundo transparente que você quer manter.',
        'Antes de editar em um programa que não abre WebP.',
        'Para logotipos, ícones e capturas de tela. Fotos ficam grandes em PNG.',
      ],
      cta_title: 'Leve suas imagens recortadas para onde quiser',
      cta_description: 'Converta até cinco arquivos WebP para PNG de uma só vez.',
    },
    'png-to-webp': {
      title: 'PNG para WebP',
      subtitle: 'A transparência fica, o peso vai embora',
      description:
        'Na web, o WebP faz o mesmo que o PNG, com transparência e tudo, e costuma gastar bem menos bytes. Ideal para logotipos, imagens recortadas e capturas de tela no seu site.',
      seo_title: 'PNG para WebP: leve e transparente, grátis',
      seo_description:
        'Converta até 5 arquivos PNG para WebP de uma vez, grátis e sem upload. A transparência fica, os arquivos encolhem e o site carrega rápido. Direto no navegador.',
      keywords:
        'png para webp, converter png para webp, transformar png em webp, webp transparente, comprimir png, conversor webp, grátis, sem upload',
      why_convert_title: 'Por que converter PNG para WebP?',
      why_convert_points: [
        'Mesmo sem perda nenhuma, arquivos WebP são 26% menores que PNGs na comparação publicada pelo Google; com qualidade 90, como aqui, as fotos encolhem muito mais. {measured}',
        'A transparência continua lá, inclusive em sombras e bordas suaves.',
        'Lojas e portfólios cheios de imagens recortadas carregam visivelmente mais rápido.',
        'Todos os navegadores atuais exibem WebP.',
      ],
      when_use_title: 'Quando o WebP é a melhor escolha?',
      when_use_points: [
        'Para imagens de produtos e logotipos com fundo transparente.',
        'Quando capturas de tela grandes em PNG deixam a página lenta.',
        'Para publicar no site. Para editar, guarde o PNG como original.',
      ],
      cta_title: 'Imagens leves, fundo transparente',
      cta_description: 'Converta até cinco arquivos PNG para WebP de uma só vez.',
    },
  },
  seo_content: {
    'png-to-jpg': {
      difference_title: 'PNG e JPG: qual é a diferença?',
      difference:
        'O PNG guarda cada pixel com exatidão e pode ter transparência. É perfeito para logotipos e capturas de tela, mas deixa as fotos pesadas. O JPG nasceu para fotos: simplifica o que o olho quase não vê e economiza a maior parte do espaço. Como ele não tem transparência, as áreas transparentes recebem um fundo branco. A conversão usa qualidade 90 (de 100), nível em que as diferenças são difíceis de notar.',
      faq: [
        {
          question: 'O que acontece com as áreas transparentes?',
          answer:
            'O JPG não tem transparência. Essas áreas ficam brancas, e as bordas suaves se misturam ao branco sem contornos escuros.',
        },
        {
          question: 'Minhas imagens são enviadas para algum lugar?',
          answer: {
            with_server:
              'PNG, JPG e WebP, não: quem converte é o seu próprio navegador. Depois que a página carrega, os arquivos comuns são convertidos até sem internet; alguns precisam de uma parte do conversor que só é baixada no primeiro uso. HEIC e TIFF são enviados ao nosso servidor quando você clica no botão e apagados dele logo após a conversão ou, se a conexão cair antes, em até dois minutos. Se você escolher “Converter neste navegador”, eles também não são enviados.',
            without_server:
              'Não. Quem converte PNG, JPG e WebP é o seu próprio navegador. Depois que a página carrega, os arquivos comuns são convertidos até sem internet; alguns precisam de uma parte do conversor que só é baixada no primeiro uso.',
          },
        },
        {
          question: 'A imagem perde qualidade?',
          answer:
            'Um pouco, como em todo JPG. Com qualidade 90, a perda quase não se nota em fotos. No caso de desenhos e textos, guarde também o PNG.',
        },
      ],
    },
    'jpg-to-png': {
      difference_title: 'JPG e PNG: qual é a diferença?',
      difference:
        'O JPG joga fora detalhes finos para manter as fotos leves, e faz isso de novo cada vez que você salva. O PNG não joga nada fora. A conversão não traz de volta o que o JPG já perdeu, mas, a partir daí, a imagem fica exatamente como está. O preço é o tamanho: em PNG, uma foto costuma ficar várias vezes maior.',
      faq: [
        {
          question: 'A imagem melhora em PNG?',
          answer:
            'Não, os detalhes perdidos não voltam. Mas ela também não piora mais, não importa quantas vezes você salve.',
        },
        {
          question: 'O fundo fica transparente?',
          answer:
            'Sozinho, não: um JPG não tem áreas transparentes. Mas, em PNG, você pode remover o fundo em um editor de imagens e salvar a imagem com a transparência.',
        },
        {
          question: 'Por que o PNG fica tão grande?',
          answer:
            'Porque ele guarda cada pixel com exatidão. Se é só para mostrar ou enviar a foto, prefira JPG ou WebP.',
        },
      ],
    },
    'jpg-to-webp': {
      difference_title: 'JPG e WebP: qual é a diferença?',
      difference:
        'O JPG é de 1992; o WebP, de 2010. Nesse meio-tempo, a codificação de vídeo aprendeu a prever partes da imagem a partir das partes vizinhas, e o WebP aproveita isso. A mesma foto precisa de menos bytes e, ao contrário do JPG, o WebP também pode ser transparente ou animado. A conversão usa qualidade 90 (de 100), para que você veja a economia no tamanho do arquivo, e não na imagem.',
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
            'Não vão junto: o WebP contém só a imagem. A orientação é aplicada antes, para que a foto não fique deitada.',
        },
      ],
    },
    'webp-to-jpg': {
      difference_title: 'WebP e JPG: qual é a diferença?',
      difference:
        'O WebP comprime as fotos mais que o JPG e ainda pode ser transparente ou animado. Os sites adoram; muitos programas e aparelhos, ainda não. Já o JPG é compatível com praticamente tudo há décadas. Na conversão, o arquivo costuma crescer e a transparência, se houver, se perde. Em troca, você tem um arquivo que simplesmente abre.',
      faq: [
        {
          question: 'O que acontece com as áreas transparentes?',
          answer:
            'O JPG não tem transparência, então elas ficam brancas. Se precisar da transparência, converta para PNG.',
        },
        {
          question: 'Dá para converter um WebP animado?',
          answer: 'Só o primeiro quadro: você o recebe em JPG, e a página avisa que havia outros.',
        },
        {
          question: 'Por que o JPG fica maior que o WebP?',
          answer:
            'Porque o JPG precisa de mais bytes para a mesma imagem. Além disso, a conversão usa qualidade 90 (de 100): preferimos um arquivo maior a uma imagem menos fiel ao original.',
        },
      ],
    },
    'webp-to-png': {
      difference_title: 'WebP e PNG: qual é a diferença?',
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
    'png-to-webp': {
      difference_title: 'PNG e WebP: qual é a diferença?',
      difference:
        'O PNG guarda cada pixel e comprime sem perdas, o que deixa os arquivos grandes. O WebP pode deixar de fora o que o olho quase não percebe e, ainda assim, ter transparência: uma combinação que nem o PNG nem o JPG oferecem. A conversão usa qualidade 90 (de 100), ideal para exibir imagens. Se você ainda vai editar o original, guarde o PNG.',
      faq: [
        {
          question: 'A transparência é mantida?',
          answer:
            'Sim, com todas as nuances. Sombras, efeitos de vidro e bordas suaves ficam como no original, sobre qualquer fundo.',
        },
        {
          question: 'A conversão é sem perdas?',
          answer:
            'Não. A conversão usa qualidade 90 (de 100): na maioria das imagens, é difícil notar a diferença em relação ao original, e a economia costuma ser bem maior; só gráficos simples, com poucas cores, podem ficar menores em PNG. Se precisa de cada pixel, guarde o PNG.',
        },
        {
          question: 'Quantos arquivos posso converter de uma vez?',
          answer: 'Até cinco. Você pode baixar um por um ou todos juntos em um ZIP e depois começar de novo.',
        },
      ],
    },
  },
} satisfies Translation<typeof en>;
