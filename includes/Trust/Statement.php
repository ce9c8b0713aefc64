<?php
/** The statement of reasons: what a decision restricts and for how long, what it is about, why, and how it came about. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;

/**
 * For the author. It does not name the reporters or their number.
 * @phpstan-import-type Record from Decisions
 */
final class Statement {

	private readonly Decision_Kind $decision;

	private readonly Reported_Item $thing;

	private readonly ?Decision_Reason $reason;

	/** @param Record|null $record Decision; null if the account is off without a recorded decision. */
	public function __construct( private readonly ?array $record, int $user_id ) {
		$this->decision = Decision_Kind::tryFrom( $record['decision'] ?? '' ) ?? Decision_Kind::Off;
		$this->reason   = Decision_Reason::tryFrom( $record['reason'] ?? '' );
		$this->thing    = $record ? Decisions::thing( $record ) : Reported_Item::member( $user_id );
	}

	public function heading(): string {
		return match ( $this->decision ) {
			Decision_Kind::Off => __( 'Your account is off.', 'design-marketplace' ),
			/* translators: %s: title of a project or a design job. */
			Decision_Kind::Reject => sprintf( __( '“%s” was not approved.', 'design-marketplace' ), $this->title() ),
			/* translators: %s: title of a project or a design job. */
			default          => sprintf( __( '“%s” is hidden.', 'design-marketplace' ), $this->title() ),
		};
	}

	public function taken_back(): string {
		/* translators: %s: title of a project or a design job, or a kind of thing. */
		return sprintf( __( 'Our decision about “%s” was reversed.', 'design-marketplace' ), $this->title() );
	}

	public function restriction(): string {
		return match ( $this->decision ) {
			Decision_Kind::Off    => __(
				'Nobody sees your profile or what you published, and you cannot log in, until an administrator switches the account on again.',
				'design-marketplace'
			),
			Decision_Kind::Reject => Mission_State::is_published( $this->thing->post() )
				? __( 'Your change is not shown. People see the design job as it was before.', 'design-marketplace' )
				: __( 'Only you can see it. It is a draft, which you can change and post again.', 'design-marketplace' ),
			default          => Reported_Kind::Message === $this->thing->kind
				? __( 'Neither of you can read it until an administrator restores it. You can both go on writing.', 'design-marketplace' )
				: __(
					'Only you can see it until an administrator shows it again. Your profile and everything else you published stay as they are.',
					'design-marketplace'
				),
		};
	}

	/** @return array{reason:string,rule:string} */
	public function why(): array {
		return array( 'reason' => $this->reason(), 'rule' => $this->rule() );
	}

	/** The general reason, and the administrator's words for this case. */
	public function reason(): string {
		return Reason_Texts::said( $this->record, Languages::current() );
	}

	/** The rule or law behind the reason, '' without a recorded decision. */
	public function rule(): string {
		return $this->reason ? Reason_Texts::rule( $this->reason, Languages::current() ) : '';
	}

	/** The thing the decision is about, and how the decision came about. */
	public function facts(): string {
		if ( ! $this->record || Decision_Reason::Role === $this->reason ) {
			return '';
		}
		$facts = array();
		if ( Decision_Kind::Off === $this->decision && Reported_Kind::Member !== $this->thing->kind ) {
			/* translators: 1: what kind of thing, such as "a design job", 2: its title. */
			$facts[] = sprintf( __( 'It is about %1$s: “%2$s”.', 'design-marketplace' ), $this->thing->kind->label(), $this->title() );
		}
		$facts[] = Report_Query::decided_by( $this->record['id'] )
			? __( 'We looked at it because it was reported to us. A person decided, not a machine.', 'design-marketplace' )
			: __( 'A person looked at it and decided, not a machine.', 'design-marketplace' );
		return implode( ' ', $facts );
	}

	/**
	 * The result of an objection, '' before there is a second decision.
	 * @param Record|null $second Second decision.
	 */
	public static function outcome( ?array $second ): string {
		$decision = Decision_Kind::tryFrom( $second['decision'] ?? '' );
		$said     = match ( true ) {
			(bool) $decision?->gives_back()     => __( 'We have looked at it again and reversed our decision.', 'design-marketplace' ),
			Decision_Kind::Uphold === $decision => __( 'We have looked at it again and stand by our decision.', 'design-marketplace' ),
			default                             => '',
		};
		return trim( $said . "\n" . ( $second['words'] ?? '' ) );
	}

	public function title(): string {
		$title = Reportable::keeper( $this->thing->kind )?->title( $this->thing ) ?? $this->thing->post()->post_title ?? '';
		return '' === $title ? $this->thing->kind->label() : $title;
	}
}
