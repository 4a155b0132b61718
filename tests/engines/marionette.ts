// The protocol inside Firefox. Its WebDriver, geckodriver, only passes commands on to it, and would
// have to be compiled first.
import { createConnection, type Socket } from "node:net";
import { error, Session } from "selenium-webdriver";
import { type Command, Name } from "selenium-webdriver/lib/command.js";

/** The names of the commands that tests use. */
const COMMANDS: Record<string, string> = {
  [Name.NEW_SESSION]: "WebDriver:NewSession",
  [Name.QUIT]: "Marionette:Quit",
  [Name.GET]: "WebDriver:Navigate",
  [Name.REFRESH]: "WebDriver:Refresh",
  [Name.EXECUTE_SCRIPT]: "WebDriver:ExecuteScript",
  [Name.FIND_ELEMENT]: "WebDriver:FindElement",
  [Name.CLICK_ELEMENT]: "WebDriver:ElementClick",
  [Name.CLEAR_ELEMENT]: "WebDriver:ElementClear",
  [Name.SEND_KEYS_TO_ELEMENT]: "WebDriver:ElementSendKeys",
  [Name.ACTIONS]: "WebDriver:PerformActions",
  [Name.CLEAR_ACTIONS]: "WebDriver:ReleaseActions",
  [Name.GET_CURRENT_WINDOW_HANDLE]: "WebDriver:GetWindowHandle",
  [Name.GET_WINDOW_HANDLES]: "WebDriver:GetWindowHandles",
  [Name.SWITCH_TO_NEW_WINDOW]: "WebDriver:NewWindow",
  [Name.SWITCH_TO_WINDOW]: "WebDriver:SwitchToWindow",
  [Name.CLOSE]: "WebDriver:CloseWindow",
  [Name.SET_WINDOW_RECT]: "WebDriver:SetWindowRect",
};

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Answer = [kind: 1, id: number, failure: { error: string; message: string } | null, result: unknown];

/** A connection, which executes the commands of selenium-webdriver. */
export class Marionette {
  readonly #socket: Socket;
  readonly #answered = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    let received = Buffer.alloc(0);
    socket.on("data", (bytes) => {
      received = Buffer.concat([received, bytes]);
      // Each message is JSON after its length in bytes and a colon.
      for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
        const end = colon + 1 + Number(received.subarray(0, colon));
        if (received.length < end) return;
        this.#handle(JSON.parse(received.subarray(colon + 1, end).toString()));
        received = received.subarray(end);
      }
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = createConnection(port, "127.0.0.1");
    await new Promise<void>((connected, fail) => socket.once("connect", connected).once("error", fail));
    socket.on("error", () => {});
    return new Marionette(socket);
  }

  async execute(command: Command): Promise<unknown> {
    const name = COMMANDS[command.getName()];
    if (name === undefined) throw new Error(`Marionette’s name of ${command.getName()} is not known`);
    const result = await this.#send(name, parametersOf(command));
    if (command.getName() === Name.NEW_SESSION) {
      const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
      return new Session(sessionId, capabilities);
    }
    const hasValue = typeof result === "object" && result !== null && "value" in result;
    return hasValue ? result.value : result;
  }

  async #send(name: string, parameters: object): Promise<unknown> {
    this.#last += 1;
    const message = JSON.stringify([0, this.#last, name, parameters]);
    const answered = new Promise<Answer>((answered) => this.#answered.set(this.#last, answered));
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , failure, result] = await answered;
    if (failure !== null) error.throwDecodedError(failure);
    return result;
  }

  #handle(message: Answer | object): void {
    // The first message only describes the protocol.
    if (!Array.isArray(message)) return;
    const [, id] = message as Answer;
    this.#answered.get(id)?.(message as Answer);
    this.#answered.delete(id);
  }
}

/** Returns the parameters of a command as Marionette expects them. */
function parametersOf(command: Command): object {
  if (command.getName() === Name.NEW_SESSION) return {};
  if (command.getName() === Name.QUIT) return { flags: ["eForceQuit"] };
  const { sessionId: _, id, ...others } = command.getParameters() as Record<string, unknown>;
  if (id === undefined) return others;
  return { ...others, id: (id as Record<string, string>)[ELEMENT] ?? id };
}
