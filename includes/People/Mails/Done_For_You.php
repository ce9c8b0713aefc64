<?php
/** Tells a member what an administrator has corrected, added, opened again or given to somebody else for them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Mails;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Post;

/** @phpstan-import-type Record from Decisions */
final class Done_For_You {

	public static function letter( int $user_id, int $decision ): ?Mail_Content {
		$record = Decisions::find( $user_id, $decision );
		$text   = $record ? self::what( $record ) : '';
		return '' === $text ? null : self::with( $text );
	}

	public static function sample(): Mail_Content {
		return self::with( self::corrected( '', 'city,avatar' ) );
	}

	private static function with( string $what ): Mail_Content {
		return new Mail_Content( array( 'what' => $what ), home_url( '/' ), reply_to: (string) get_option( 'admin_email' ) );
	}

	/**
	 * A sentence about what was done; '' for nothing.
	 * @param Record $record
	 */
	private static function what( array $record ): string {
		$post  = Decisions::thing( $record )->post();
		$title = $post->post_title ?? '';
		if ( ! $post && Reported_Kind::Member->value !== $record['kind'] ) {
			return '';
		}
		return match ( Decision_Kind::tryFrom( $record['decision'] ) ) {
			Decision_Kind::Correct => self::corrected( $title, $record['words'] ),
			/* translators: %s: title of a project or design job. */
			Decision_Kind::Create  => sprintf( __( 'Added: "%s"', 'design-marketplace' ), $title ),
			/* translators: %s: title of a design job. */
			Decision_Kind::Reopen  => sprintf( __( 'Opened again: "%s"', 'design-marketplace' ), $title ),
			Decision_Kind::Stage   => self::staged( $title, $record['words'] ),
			/* translators: %s: title of a project. */
			Decision_Kind::Give    => sprintf( __( 'Given to another member: "%s"', 'design-marketplace' ), $title ),
			/* translators: %s: title of a project. */
			Decision_Kind::Receive => sprintf( __( 'Given to you: "%s"', 'design-marketplace' ), $title ),
			default           => '',
		};
	}

	/** The log's note of a stage that an administrator has set. It has the application's id, as names are erased with their accounts. */
	public static function stage_note( int $application_id, string $stage ): string {
		return "{$stage},{$application_id}";
	}

	/** The candidate and the stage. Plain text, '' once the application is gone. */
	public static function stage_words( string $note ): string {
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

	private static function staged( string $title, string $note ): string {
		$words = self::stage_words( $note );
		/* translators: 1: title of a design job, 2: such as "Ada Example: Short list". */
		return '' === $words ? '' : sprintf( __( 'Decided about a candidate for "%1$s": %2$s', 'design-marketplace' ), $title, $words );
	}

	/**
	 * @param string $title  Title of the project or design job, '' for the profile.
	 * @param string $fields Field names, joined by commas.
	 */
	private static function corrected( string $title, string $fields ): string {
		$fields = Field_Labels::list( explode( ',', $fields ) );
		return '' === $title
			/* translators: %s: list of fields. */
			? sprintf( __( 'Corrected in your profile: %s', 'design-marketplace' ), $fields )
			/* translators: 1: title of a project or design job, 2: list of fields. */
			: sprintf( __( 'Corrected in "%1$s": %2$s', 'design-marketplace' ), $title, $fields );
	}
}
