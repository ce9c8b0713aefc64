// Says that the account was deleted, on the page shown after that.
import { useEffect } from '@wordpress/element';
import { useLocation } from 'react-router-dom';
import { announce } from '../components/live-region';

export const Farewell = () => {
	const state = useLocation().state as { farewell?: string } | null;
	const words = state?.farewell;
	useEffect( () => {
		if ( words ) {
			announce( words );
		}
	}, [ words ] );
	return words ? (
		<div className="band dark on-inverse">
			<p className="t3">{ words }</p>
		</div>
	) : null;
};
