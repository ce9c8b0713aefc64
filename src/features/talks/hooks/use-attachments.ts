// The files of a message that is being written. A reload keeps them, where the browser can.
import { useCallback, useEffect, useState } from '@wordpress/element';
import { MESSAGE_DRAFT, tabNameOf } from '../../../lib/draft';
import { readFiles, writeFiles } from '../../../lib/draft-files';
import { fitting, problemOf } from '../attachments';

export function useAttachments( conversation: string ) {
	const [ files, setFiles ] = useState< readonly File[] >( [] );
	const [ problem, setProblem ] = useState< string >();
	const place = `${ MESSAGE_DRAFT }files-${ conversation }`;
	useEffect( () => {
		let isHere = true;
		void readFiles< File[] >( tabNameOf( place ) ).then( ( found ) => {
			if ( isHere && found ) {
				setFiles( ( now ) => ( now.length ? now : found ) );
			}
		} );
		return () => {
			isHere = false;
		};
	}, [ place ] );
	const keep = useCallback(
		( now: readonly File[] ) => {
			setFiles( now );
			void writeFiles( tabNameOf( place ), now.length ? now : null );
		},
		[ place ]
	);
	return {
		files,
		/** The error if some files were not added. */
		problem,
		/** Whether all files pass the checks that are made before sending. */
		isGood: files.every( ( file ) => ! problemOf( file ) ),
		add: ( more: readonly File[] ) => {
			const now = fitting( files, more );
			setProblem( now.problem );
			keep( now.files );
		},
		remove: ( at: number ) => {
			setProblem( undefined );
			keep( files.filter( ( _file, index ) => index !== at ) );
		},
		clear: () => {
			setProblem( undefined );
			keep( [] );
		},
	};
}
