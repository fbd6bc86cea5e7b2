import 'fake-indexeddb/auto';
import { describeBackendContract } from './backend-contract';
import { denyTabStorage, startFirebase } from './firebase-tabs';

denyTabStorage();
describeBackendContract('firebase', startFirebase);
