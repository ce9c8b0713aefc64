<?php
/** The log's note of an application whose stage an administrator has set. It has the id, as names are erased with their accounts. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use WP_Post;

final class Staged_For {

	public static function note( int $application_id, string $stage ): string {
		return "{$stage},{$application_id}";
	}

	/** The candidate and the stage. Plain text, '' once the application is gone. */
	public static function words( string $note ): string {
		[ $stage, $id ] = array_pad( explode( ',', $note, 2 ), 2, '' );
		$post           = get_post( (int) $id );
		$user           = $post instanceof WP_Post ? get_userdata( (int) $post->post_author ) : false;
		$label          = Contract::enum( 'stages' )[ $stage ] ?? '';
		return $user && '' !== $label
			? sprintf(
				/* translators: 1: name of a candidate, 2: stage of an application, such as "Short list". */
				__( '%1$s: %2$s', 'design-marketplace' ),
				Member_Fields::display_name( $user ),
				translate( $label, 'design-marketplace' ) // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
			)
			: '';
	}
}
