const texts = {
  en: {
    converting: 'Converting…',
    waiting: 'Converting… The form is sent as soon as this is done.',
    converted: 'Files converted: {count}.',
    kept: 'Files left as they are: {count}.',
  },
  de: {
    converting: 'Wird umgewandelt …',
    waiting: 'Wird umgewandelt … Danach wird das Formular abgeschickt.',
    converted: 'Umgewandelte Dateien: {count}.',
    kept: 'Unveränderte Dateien: {count}.',
  },
  es: {
    converting: 'Convirtiendo…',
    waiting: 'Convirtiendo… El formulario se enviará en cuanto termine.',
    converted: 'Archivos convertidos: {count}.',
    kept: 'Archivos sin cambios: {count}.',
  },
  pt: {
    converting: 'Convertendo…',
    waiting: 'Convertendo… O formulário será enviado em seguida.',
    converted: 'Arquivos convertidos: {count}.',
    kept: 'Arquivos sem alterações: {count}.',
  },
};

export type TextName = keyof typeof texts.en;

/** In the page's words, which are attributes of the element, or in the page's language, or in English. */
export function textOf(element: Element, name: TextName, count = 0): string {
  const [language = ''] = element.closest<HTMLElement>('[lang]')?.lang.toLowerCase().split('-') ?? [];
  const known = Object.hasOwn(texts, language) ? texts[language as keyof typeof texts] : texts.en;
  return (element.getAttribute(`text-${name}`) ?? known[name]).replace('{count}', String(count));
}
