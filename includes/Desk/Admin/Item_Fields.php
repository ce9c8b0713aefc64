<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;

/** The fields of works and missions in wp-admin's forms: edit screen, quick edit, acting for a member. */
final class Item_Fields extends Fields {

	public const NAME = Item_Form::FIELDS;

	/** Title and description, for forms where core has no fields for them. */
	public function texts( string $entity ): void {
		$more = array( 'class' => 'large-text', 'maxlength' => self::longest( $entity, 'description' ) );
		$this->typed( $entity, 'title', class: 'regular-text' );
		$this->field( 'description', Ui::text( $this->text( 'description' ), 8, ...$this->state( 'description' ), ...$more ) );
	}

	public function pictures(): void {
		foreach ( Work_Post_Type::images() as $field ) {
			$this->field( $field, $this->picture( $field ) );
		}
	}

	public function mission(): void {
		$skills = array( '' => __( 'No skill', 'design-marketplace' ) ) + Skill_Filter::names();
		$state  = array_replace( $this->state( 'skill' ), array( 'name' => self::NAME . '[skill][]' ) );
		$select = Ui::select( $skills, (string) ( $this->ids( 'skill' )[0] ?? '' ), ...$state );
		$this->field( 'skill', $select, __( 'Skill', 'design-marketplace' ) );
		$this->field( 'postingDate', $this->input( 'postingDate', 'date', min: '2000-01-01', max: '2100-12-31' ) );
	}

	/** Type of work, place, time and pay of a mission, which are not in quick edit. */
	public function facts(): void {
		$paid = $this->values['paid'] ?? '';
		$pay  = array( '1' => __( 'Paid', 'design-marketplace' ), '0' => __( 'Unpaid', 'design-marketplace' ) );
		$this->choice( 'engagement', Markup::labels( 'engagements' ) );
		$from = $this->end( 'min', ...array_diff_key( $this->state( 'workload' ), array( 'name' => '' ) ) );
		$this->field( 'workload', Html::all( $from, ' – ', $this->end( 'max', aria_label: __( 'To, in percent', 'design-marketplace' ) ), ' %' ) );
		$this->choice( 'place', Markup::labels( 'places' ) );
		$this->field( 'languages', $this->languages() );
		$this->field( 'starts', $this->input( 'starts', 'month', min: '2000-01', max: '2100-12', placeholder: '2027-01' ) );
		$this->typed( 'mission', 'duration', class: 'regular-text' );
		$this->field( 'deadline', $this->input( 'deadline', 'date' ) );
		$this->choice( 'paid', $pay, is_bool( $paid ) ? (string) (int) $paid : null );
		$this->field( 'budget_from', $this->input( 'budget_from', 'number', min: 1 ) );
		$this->field( 'budget_to', $this->input( 'budget_to', 'number', min: 1 ) );
		$this->choice( 'budget_currency', Markup::labels( 'currencies' ) );
		$this->choice( 'budget_unit', Markup::labels( 'budget_units' ) );
		$this->typed( 'mission', 'budget', class: 'regular-text' );
	}

	public function work(): void {
		$this->typed( 'work', 'client' );
		$this->field( 'month', $this->select( 'month', Markup::labels( 'months' ) ) );
		$latest = gmdate( 'Y', Clock::now() );
		$this->field( 'year', $this->input( 'year', 'number', class: 'small-text', min: Contract::limit( 'year_min' ), max: $latest ) );
		if ( 'quick' !== $this->scope ) {
			$this->field( 'video_url', $this->input( 'video_url', 'url', class: 'large-text', maxlength: 200 ) );
		}
		Ui::say( Html::of( 'div.dm-field', $this->skills( 'skill' ) ) );
	}

	/** A list for each language that can be chosen. */
	private function languages(): Html {
		$chosen  = array_values( array_filter( (array) ( $this->values['languages'] ?? array() ), 'is_string' ) );
		$choices = array( '' => __( 'Not said', 'design-marketplace' ) ) + Languages::names();
		$state   = array( 'name' => self::NAME . '[languages][]' ) + $this->state( 'languages' );
		$more    = array( 'aria_label' => Field_Labels::of( 'languages' ) ) + array_diff_key( $state, array( 'id' => '' ) );
		$select  = static fn( int $place ): Html => Ui::select( $choices, $chosen[ $place ] ?? '', ...( 0 === $place ? $state : $more ) );
		return Html::each( $select, range( 0, (int) Contract::fields( 'mission' )['languages']->get( 'maxItems' ) - 1 ) );
	}

	/** One end of the workload. */
	private function end( string $side, ?string ...$more ): Html {
		$ends  = is_array( $this->values['workload'] ?? null ) ? $this->values['workload'] : array();
		$value = is_scalar( $ends[ $side ] ?? null ) ? (string) $ends[ $side ] : '';
		$name  = self::NAME . "[workload][{$side}]";
		return Html::single( 'input.small-text', ...$more, type: 'number', name: $name, value: $value, min: 1, max: 100 );
	}

	/** @param array<int|string,string> $labels Labels by value; none of them may be chosen. */
	private function choice( string $field, array $labels, ?string $chosen = null ): void {
		$this->field( $field, $this->select( $field, array( '' => __( 'Not said', 'design-marketplace' ) ) + $labels, $chosen ) );
	}

	private function typed( string $entity, string $field, string ...$more ): void {
		$this->field( $field, $this->input( $field, 'text', ...$more, maxlength: self::longest( $entity, $field ) ) );
	}

	private static function longest( string $entity, string $field ): int {
		return (int) Contract::fields( $entity )[ $field ]->get( 'maxLength' );
	}

	private function field( string $field, Html $input, string $label = '' ): void {
		$label = '' === $label ? Field_Labels::of( $field ) : $label;
		Ui::say( Html::of( 'p.dm-field', Html::of( 'label', $label, for: $this->id( $field ) ), ' ', $input, $this->wrong( $field ) ) );
	}
}
