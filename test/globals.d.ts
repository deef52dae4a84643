/** What the test runner's Mocha puts into every test. */
declare function describe(name: string, define: () => void): void;
declare function it(name: string, test: () => void | Promise<void>): void;
declare function before(prepare: () => void | Promise<void>): void;
declare function after(tidy: () => void | Promise<void>): void;
declare function beforeEach(prepare: () => void | Promise<void>): void;
declare function afterEach(tidy: () => void | Promise<void>): void;
