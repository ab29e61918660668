import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptionsOf } from '@/scripts/browsers';

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A Chromium that is not watched while nothing is asked of it. It never prerenders a page that a debugger is
 * attached to, as Playwright always is, so this one speaks the DevTools protocol itself and lets go in between.
 */
export class UnwatchedChromium {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #received = '';
  #asked = 0;

  private constructor(process: ChildProcess, profile: string) {
    this.#process = process;
    this.#profile = profile;
    const output = process.stdio[4];
    if (!output || !('on' in output)) throw new Error('Chromium has no pipe to answer by');
    output.on('data', (chunk: Buffer) => this.#receive(chunk.toString('utf8')));
  }

  /** Starts the browser with an empty profile. */
  static async start(): Promise<UnwatchedChromium> {
    const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
    const { executablePath = chromium.executablePath(), args = [] } = launchOptionsOf('chromium');
    const own = [
      '--headless',
      '--remote-debugging-pipe',
      '--window-size=1280,900',
      `--user-data-dir=${profile}`,
    ];
    // Prerendering is one of the things that it does in the background.
    const others = args.filter((argument) => argument !== '--disable-background-networking');
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
    return new UnwatchedChromium(
      spawn(executablePath, [...own, ...others, 'about:blank'], { stdio: [...stdio] }),
      profile,
    );
  }

  #receive(text: string): void {
    const messages = (this.#received + text).split('\0');
    this.#received = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    }
  }

  async #send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    const input = this.#process.stdio[3];
    if (!input || !('write' in input)) throw new Error('Chromium has no pipe to ask by');
    const id = (this.#asked += 1);
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** Does something with the page, attached to it only as long as that takes. */
  async #attached<Result>(task: (session: string) => Promise<Result>): Promise<Result> {
    const { targetInfos } = (await this.#send('Target.getTargets')) as {
      targetInfos: { type: string; targetId: string }[];
    };
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(sessionId);
    return task(session).finally(() => this.#send('Target.detachFromTarget', { sessionId: session }));
  }

  /** Goes to an address, without waiting for the page. */
  async goTo(url: string): Promise<void> {
    await this.#attached((session) => this.#send('Page.navigate', { url }, session));
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = (await this.#attached((session) =>
      this.#send('Runtime.evaluate', { expression, returnByValue: true }, session),
    )) as { result: { value: unknown } };
    return result.value;
  }

  /** Moves the mouse to a place in CSS px, presses and lets go of its button, or either. */
  async mouse(
    x: number,
    y: number,
    ...types: ('mouseMoved' | 'mousePressed' | 'mouseReleased')[]
  ): Promise<void> {
    await this.#attached(async (session) => {
      for (const type of types) {
        const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
        await this.#send('Input.dispatchMouseEvent', { type, x, y, ...button }, session);
      }
    });
  }

  /** Ends the browser and removes its profile. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
