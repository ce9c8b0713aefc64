<?php
/** Tells a member what an administrator has corrected, added, opened again or given to somebody else for them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Mails;

use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Staged_For;

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

	/** @param string $note Result of Staged_For::note(). */
	private static function staged( string $title, string $note ): string {
		$words = Staged_For::words( $note );
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
