export { isDue, type RoundInput } from './pauses';
export {
  createSendingMachine,
  type Sendable,
  type SendingActor,
  type SendingFact,
  type SendingMachine,
  type SendingSnapshot,
} from './sending-machine';
