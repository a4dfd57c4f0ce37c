import { type Product, startProduct } from './product.ts';

/** The running product of the journey file whose turn it is. The next file gets a new one. */
export class ProductOfFile {
  readonly #environment: { readonly [name: string]: string };
  #file = '';
  #product: Product | undefined;

  constructor(environment: { readonly [name: string]: string }) {
    this.#environment = environment;
  }

  async of(file: string): Promise<Product> {
    if (this.#product && this.#file === file) return this.#product;
    await this.stop();
    this.#product = await startProduct({ setUp: true, environment: this.#environment });
    this.#file = file;
    return this.#product;
  }

  async stop(): Promise<void> {
    await this.#product?.stop();
    this.#product = undefined;
  }
}
