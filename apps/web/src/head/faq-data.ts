interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** schema.org FAQPage, as search engines read it from a JSON-LD script. */
export function faqData(faq: readonly QuestionAndAnswer[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // A text with "</script>" in it must not end the script.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
