<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Site\Front\Html;

/** Inputs of a form, named after the contract's fields, with their values and what is wrong with them. */
abstract class Fields {

	/** Name of the array that holds them. */
	public const NAME = '';

	/**
	 * $scope: prefix of the ids, as a page may have several forms.
	 * @param array<string,mixed>  $values Values by field.
	 * @param array<string,string> $errors Messages by field.
	 */
	public function __construct(
		protected readonly string $scope,
		protected readonly array $values = array(),
		protected readonly array $errors = array()
	) {}

	protected function id( string $field ): string {
		return "dm-{$this->scope}-{$field}";
	}

	/** A field's value as text, '' for none. */
	protected function text( string $field ): string {
		$value = $this->values[ $field ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @return list<int> The ids in a field's value. */
	protected function ids( string $field ): array {
		$value = $this->values[ $field ] ?? array();
		return array_values( array_filter( array_map( 'intval', array_filter( is_array( $value ) ? $value : array(), 'is_scalar' ) ) ) );
	}

	/** @return array<string,string|null> Attributes of a field's input. */
	protected function state( string $field ): array {
		$is_wrong = isset( $this->errors[ $field ] );
		return array(
			'name'             => static::NAME . "[{$field}]",
			'id'               => $this->id( $field ),
			'aria_invalid'     => $is_wrong ? 'true' : null,
			'aria_describedby' => $is_wrong ? "{$this->id( $field )}-wrong" : null,
		);
	}

	protected function wrong( string $field ): Html {
		return Html::of( 'span.dm-wrong', $this->errors[ $field ] ?? '', id: "{$this->id( $field )}-wrong" );
	}

	protected function input( string $field, string $type, string|int|bool|null ...$more ): Html {
		return Html::single( 'input', ...$this->state( $field ), ...$more, type: $type, value: $this->text( $field ) );
	}

	/** @param array<int|string,string> $choices Labels by value. */
	protected function select( string $field, array $choices, ?string $chosen = null ): Html {
		return Ui::select( $choices, $chosen ?? $this->text( $field ), ...$this->state( $field ) );
	}

	/** A box to tick for each skill. */
	protected function skills( string $field, string $legend = 'legend' ): Html {
		$name   = static::NAME . "[{$field}][]";
		$chosen = $this->ids( $field );
		$names  = Skill_Filter::names();
		$box    = static fn( int $id ): Html => Html::of(
			'label',
			Html::single( 'input', type: 'checkbox', name: $name, value: $id, checked: in_array( $id, $chosen, true ) ),
			" {$names[ $id ]}"
		);
		return Html::of(
			'fieldset.dm-choices',
			Html::of( $legend, Field_Labels::of( $field ) ),
			Ui::hidden( array( $name => '' ) ),
			Html::each( $box, array_keys( $names ) )
		);
	}

	protected function picture( string $field ): Html {
		return self::file( $field, $this->id( $field ), ...array_diff_key( $this->state( $field ), array_flip( array( 'name', 'id' ) ) ) );
	}

	/** An input for a new picture. */
	public static function file( string $field, string $id, string|null ...$more ): Html {
		return Html::single( 'input', ...$more, type: 'file', accept: 'image/jpeg,image/png', name: $field, id: $id );
	}
}
