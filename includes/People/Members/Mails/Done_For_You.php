<?php
/** Tells a member what an administrator has corrected, added, opened again or given to somebody else for them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\People\Members\Staged_For;

/**
 * Payload: `decision` (id of the log's record). Not sent once the work or design job is gone.
 *
 * @phpstan-import-type Record from Decisions
 */
final class Done_For_You implements Message {

	public static function id(): string {
		return 'done_for_you';
	}

	public function name(): string {
		return __( 'Done by an administrator', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts();
	}

	public function texts(): array {
		return array(
			'subject' => __( '{site}: {what}', 'design-marketplace' ),
			'heading' => __( 'Done for you.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nAn administrator of {site} has done this for you:\n\n{what}\n\nIf it is not what you want, you can change it yourself, or tell us by replying to this email.",
				'design-marketplace'
			),
			'button'  => __( 'Go to {site}', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$record = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
		$text   = $record ? self::what( $record ) : '';
		return '' === $text ? null : new Mail_Content(
			array( 'what' => $text ),
			home_url( '/' ),
			'',
			(string) get_option( 'admin_email' )
		);
	}

	public function sample(): Mail_Content {
		$what = self::corrected( '', 'city,avatar' );
		return new Mail_Content( array( 'what' => $what ), home_url( '/' ), '', (string) get_option( 'admin_email' ) );
	}

	/**
	 * A sentence about what was done; '' for nothing.
	 *
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
