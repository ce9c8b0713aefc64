// Matchers for the DOM (toBeVisible, toHaveAccessibleName, …), and as much time as a busy machine takes.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure( { asyncUtilTimeout: 4_000 } );
jest.setTimeout( 10_000 );
