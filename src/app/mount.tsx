// Starts the app once its first screen's chunk is there, so that the server's first paint is replaced in one go.
import {
	createRoot,
	startTransition,
	StrictMode,
	useEffect,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { basePath } from '../lib/boot';
import { heedAutofill } from '../lib/autofill';
import { createQueryClient } from '../lib/query-client';
import { surviveTranslation } from '../lib/translated';
import { routes } from './routes';
import { watchFirstPaint } from './first-paint';

const ROOT_ID = 'design-marketplace';

interface TakenOverProps {
	onDrawn: () => void;
	children: ReactNode;
}

const TakenOver = ( { onDrawn, children }: TakenOverProps ) => {
	useEffect( onDrawn, [ onDrawn ] );
	return children;
};

export function mount(): void {
	const element = document.getElementById( ROOT_ID );
	if ( ! element ) {
		return;
	}
	surviveTranslation();
	heedAutofill();
	const router = createBrowserRouter( routes, {
		basename: basePath() || '/',
	} );
	const queryClient = createQueryClient();
	const carryOn = watchFirstPaint( element );
	const root = createRoot( element );
	// As a React transition, so that a tap meanwhile is handled at once.
	const render = () =>
		startTransition( () =>
			root.render(
				<StrictMode>
					<TakenOver onDrawn={ carryOn }>
						<QueryClientProvider client={ queryClient }>
							<RouterProvider router={ router } />
						</QueryClientProvider>
					</TakenOver>
				</StrictMode>
			)
		);
	if ( router.state.initialized ) {
		render();
		return;
	}
	const unsubscribe = router.subscribe( ( { initialized } ) => {
		if ( initialized ) {
			unsubscribe();
			render();
		}
	} );
}
