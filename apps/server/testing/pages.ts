import { testServer } from './server.ts';

/** Matches a validation error of one field. */
export const fieldErrorMatching = (field: string, key: string) => ({
  data: { errors: { [field]: [key] } },
});

/** A server with an owner, and helpers that create pages. */
export const testPages = async (...options: Parameters<typeof testServer>) => {
  const server = await testServer(...options);
  const { client } = await server.owner();
  const pages = client.PagesService;
  return {
    server,
    client,
    pages,
    create: (name: string, more: object = {}) => pages.save({ item: { name, ...more } }),
    home: async (): Promise<number> => {
      const page = (await pages.getTree()).items.find(({ is_home }) => is_home);
      return page?.id ?? 0;
    },
  };
};
