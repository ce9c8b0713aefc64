<?php
/** Tells a member that the account was switched off, why, and what they can do. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;

/** Payload: `decision` (id). Not sent once the account is on again, or off by another decision. */
final class Account_Off implements Message {

	/** Filter that returns what the decision is about and how it came about. It gets the ids of decision and member. */
	public const FACTS = 'design_marketplace_off_facts';

	public static function id(): string {
		return 'account_off';
	}

	public function name(): string {
		return __( 'Account switched off', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your account on {site} was switched off', 'design-marketplace' ),
			'heading' => __( 'Your account is off.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have switched your account off. Until we switch it on again, nobody sees your profile or what you published, and you cannot log in.{jobs}\n\nThe reason: {reason}\n{rule}\n\n{facts}\n\nOn the page behind the button you can tell us once why you disagree, download your data and delete the account. The link works for six months. You can also turn to a court, or to a certified body that settles disputes out of court.",
				'design-marketplace'
			),
			'button'  => __( 'See what you can do', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		if ( ! State::is_off( $to->user_id ) || State::decision( $to->user_id ) !== (int) ( $payload['decision'] ?? 0 ) ) {
			return null;
		}
		$record = Decisions::find( $to->user_id, State::decision( $to->user_id ) );
		return new Mail_Content(
			array(
				'jobs'   => self::jobs( $to->role ),
				'reason' => Reason_Texts::said( $record, substr( determine_locale(), 0, 2 ) ),
				'rule'   => self::rule( Decision_Reason::tryFrom( $record['reason'] ?? '' ) ),
				'facts'  => (string) apply_filters( self::FACTS, '', State::decision( $to->user_id ), $to->user_id ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- it has our prefix.
			),
			Account_Link::url( $to->user_id )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'jobs'   => self::jobs( Roles::CONTRACTOR ),
				'reason' => Decision_Reason::Spam->label(),
				'rule'   => self::rule( Decision_Reason::Spam ),
				'facts'  => __( 'We looked at it because it was reported to us. A person decided, not a machine.', 'design-marketplace' ),
			),
			home_url( '/' )
		);
	}

	/** A sentence about a company's design jobs, after a space; '' for designers, who have none. */
	private static function jobs( string $role ): string {
		return Roles::CONTRACTOR === $role ? ' ' . __( 'Your design jobs take no applications.', 'design-marketplace' ) : '';
	}

	/** A line with the rule or law of the reason; '' where there is none. */
	private static function rule( ?Decision_Reason $reason ): string {
		$rule = $reason ? Reason_Texts::rule( $reason, substr( determine_locale(), 0, 2 ) ) : '';
		/* translators: %s: a rule or a law. */
		return '' === $rule ? '' : sprintf( __( 'The rule: %s', 'design-marketplace' ), $rule );
	}
}
