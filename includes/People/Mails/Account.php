<?php
/** Emails about an account and what was done with it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Availability_Link;
use DesignMarketplace\People\Members\Availability_Upkeep;
use DesignMarketplace\People\Members\Own_Data;
use DesignMarketplace\People\Members\Verified;

final class Account implements Mail_List {

	/** Filter that returns what the decision is about and how it came about. It gets the ids of decision and member. */
	private const FACTS = 'design_marketplace_off_facts';

	public static function mails(): array {
		$log_in = static fn(): Mail_Content => new Mail_Content( array(), home_url( '/login' ) );
		$note   = static fn( string $subject, string $words ): Mail_Content => new Mail_Content(
			compact( 'subject', 'words' ),
			reply_to: (string) get_option( 'admin_email' )
		);
		$until  = static fn( string $until, string $url ): Mail_Content => new Mail_Content( compact( 'until' ), $url );
		return array(
			// Not sent if the designer has changed the availability by then.
			new Message(
				'availability_ends',
				static fn(): array => array(
					'name'    => __( 'Availability ends', 'design-marketplace' ),
					'subject' => __( 'Are you still free to work?', 'design-marketplace' ),
					'heading' => __( 'Still free?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour profile on {site} says that you are free to work. You said so some time ago, so it counts only until {until}.\n\nAre you still free? Press the button to say so again. If you are not, you don’t need to do anything.",
						'design-marketplace'
					),
					'button'  => __( 'I am still free', 'design-marketplace' ),
				),
				static function ( Recipient $to ) use ( $until ): ?Mail_Content {
					$ending = Availability_Upkeep::ending( $to->user_id );
					return $ending ? $until( Deadline::words( $ending['until'] ), Availability_Link::url( $to->user_id ) ) : null;
				},
				static fn(): Mail_Content => $until( Deadline::words( Verified::today() ), home_url( '/' ) ),
				role: 'designer',
				is_optional: true,
				category: Message::REMINDERS
			),
			// Payload: `address`, `name`, `locale`, `role`, as the account is gone by then.
			new Message(
				'account_deleted',
				static fn(): array => array(
					'name'    => __( 'Account deleted', 'design-marketplace' ),
					'subject' => __( 'Your account on {site} was deleted', 'design-marketplace' ),
					'heading' => __( 'Goodbye.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour account was deleted, with your profile, everything you published, your applications and your files.\n\nThank you for having been here.",
						'design-marketplace'
					),
					'button'  => '',
				),
				static fn(): Mail_Content => new Mail_Content(),
				static fn(): Mail_Content => new Mail_Content(),
				leaves_nothing: true,
				reaches_off: true
			),
			// Payload: `decision` (id). Not sent once the account is on again, or off by another decision.
			new Message(
				'account_off',
				static fn(): array => array(
					'name'    => __( 'Account switched off', 'design-marketplace' ),
					'subject' => __( 'Your account on {site} was switched off', 'design-marketplace' ),
					'heading' => __( 'Your account is off.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have switched your account off. Until we switch it on again, nobody sees your profile or what you published, and you cannot log in.{jobs}\n\nThe reason: {reason}\n{rule}\n\n{facts}\n\nOn the page behind the button you can tell us once why you disagree, download your data and delete the account. The link works for six months. You can also turn to a court, or to a certified body that settles disputes out of court.",
						'design-marketplace'
					),
					'button'  => __( 'See what you can do', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$decision = State::decision( $to->user_id );
					if ( ! State::is_off( $to->user_id ) || (int) ( $payload['decision'] ?? 0 ) !== $decision ) {
						return null;
					}
					$record = Decisions::find( $to->user_id, $decision );
					return self::off(
						$to->role,
						Reason_Texts::said( $record, Languages::current() ),
						Decision_Reason::tryFrom( $record['reason'] ?? '' ),
						(string) apply_filters( self::FACTS, '', $decision, $to->user_id ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- it has our prefix.
						Account_Link::url( $to->user_id )
					);
				},
				static fn(): Mail_Content => self::off(
					Roles::CONTRACTOR,
					Decision_Reason::Spam->label(),
					Decision_Reason::Spam,
					__( 'We looked at it because it was reported to us. A person decided, not a machine.', 'design-marketplace' ),
					home_url( '/' )
				),
				reaches_off: true
			),
			// Not sent once the account is off again.
			new Message(
				'account_on',
				static fn(): array => array(
					'name'    => __( 'Account switched on', 'design-marketplace' ),
					'subject' => __( 'Your account on {site} is on again', 'design-marketplace' ),
					'heading' => __( 'Welcome back.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have switched your account on again, with everything that was in it. You can log in as before.",
						'design-marketplace'
					),
					'button'  => __( 'Log in', 'design-marketplace' ),
				),
				static fn( Recipient $to ): ?Mail_Content => State::is_off( $to->user_id ) ? null : $log_in(),
				$log_in,
				reaches_off: true
			),
			// Payload: `key` and `until`, a Unix time.
			new Message(
				'own_data',
				static fn(): array => array(
					'name'    => __( 'Link to own data', 'design-marketplace' ),
					'subject' => __( 'Your data on {site}', 'design-marketplace' ),
					'heading' => __( 'Your data.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nHere is the link to everything {site} keeps about you, including your messages. It works once, until {until}.\n\nIf you did not ask for it, you need not do anything.",
						'design-marketplace'
					),
					'button'  => __( 'Download my data', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ) use ( $until ): ?Mail_Content {
					$key = (string) ( $payload['key'] ?? '' );
					return '' === $key
						? null
						: $until( Link_Page::until( (int) ( $payload['until'] ?? 0 ) ), Own_Data::url( $to->user_id, $key ) );
				},
				static fn(): Mail_Content => $until( Link_Page::until( Clock::now() + DAY_IN_SECONDS ), home_url( '/' ) ),
				is_secret: true,
				reaches_off: true
			),
			// Payload: `decision` (id of the log's record). Not sent once the work or design job is gone.
			new Message(
				'done_for_you',
				static fn(): array => array(
					'name'    => __( 'Done by an administrator', 'design-marketplace' ),
					'subject' => __( '{site}: {what}', 'design-marketplace' ),
					'heading' => __( 'Done for you.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nAn administrator of {site} has done this for you:\n\n{what}\n\nIf it is not what you want, you can change it yourself, or tell us by replying to this email.",
						'design-marketplace'
					),
					'button'  => __( 'Go to {site}', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => Done_For_You::letter(
					$to->user_id,
					(int) ( $payload['decision'] ?? 0 )
				),
				static fn(): Mail_Content => Done_For_You::sample()
			),
			// Payload: `subject`, `words`, as the administrator typed them.
			new Message(
				'note',
				static fn(): array => array(
					'name'    => __( 'Message from an administrator', 'design-marketplace' ),
					'subject' => '{subject}',
					'heading' => __( 'From {site}.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\n{words}\n\nYou can answer by replying to this email.", 'design-marketplace' ),
					'button'  => '',
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => empty( $payload['words'] )
					? null
					: $note( (string) ( $payload['subject'] ?? '' ), (string) $payload['words'] ),
				static fn(): Mail_Content => $note( __( 'Your portfolio', 'design-marketplace' ), __( 'We would like to show your projects at our open day.', 'design-marketplace' ) )
			),
		);
	}

	private static function off( string $role, string $said, ?Decision_Reason $reason, string $facts, string $url ): Mail_Content {
		$rule = $reason ? Reason_Texts::rule( $reason, Languages::current() ) : '';
		return new Mail_Content(
			array(
				// After a space. Designers have no jobs.
				'jobs'   => Roles::CONTRACTOR === $role ? ' ' . __( 'Your design jobs take no applications.', 'design-marketplace' ) : '',
				'reason' => $said,
				/* translators: %s: a rule or a law. */
				'rule'   => '' === $rule ? '' : sprintf( __( 'The rule: %s', 'design-marketplace' ), $rule ),
				'facts'  => $facts,
			),
			$url
		);
	}
}
