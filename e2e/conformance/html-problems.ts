import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** All rules of the recommended preset. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:recommended'] }),
);

/** Problems that an HTML validator finds in a page. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
