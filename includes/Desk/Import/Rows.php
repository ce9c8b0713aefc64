<?php
/** Reads the rows of a file by their fields, and adds one. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Import;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Site\Front\Markup;
use WP_Error;

abstract class Rows {

	public const MEMBERS = 'members';
	public const JOBS    = 'jobs';

	/** Names of columns in lists from elsewhere, small. */
	private const OTHER_NAMES = array(
		'e-mail'     => 'email',
		'mail'       => 'email',
		'courriel'   => 'email',
		'first name' => 'name',
		'last name'  => 'name',
		'prénom'     => 'name',
		'nom'        => 'name',
		'vorname'    => 'name',
		'nachname'   => 'name',
		'nome'       => 'name',
		'cognome'    => 'name',
		'lang'       => 'locale',
		'langue'     => 'locale',
		'sprache'    => 'locale',
		'lingua'     => 'locale',
		'rôle'       => 'role',
		'rolle'      => 'role',
		'ruolo'      => 'role',
		'ville'      => 'city',
		'ort'        => 'city',
		'stadt'      => 'city',
		'città'      => 'city',
		'école'      => 'school',
		'schule'     => 'school',
		'hochschule' => 'school',
		'scuola'     => 'school',
		'firma'      => 'company',
		'entreprise' => 'company',
		'azienda'    => 'company',
	);

	/** @var array<string,int>|null Ids by name, small. */
	private ?array $skills = null;

	/** @param array<string,string> $usual Values for rows without one. */
	final public function __construct( protected readonly array $usual ) {}

	/** @param array<string,string> $usual */
	public static function of( string $kind, array $usual = array() ): self {
		return self::JOBS === $kind ? new Job_Rows( $usual ) : new Member_Rows( $usual );
	}

	/** @return list<string> What may be filled in. */
	abstract public function fields(): array;

	/** @return list<string> What a column has to be there for. */
	abstract public function required(): array;

	/**
	 * @param array<string,string> $cells By field.
	 * @return array{array<string,mixed>,array<string,string>} Values, and messages by field.
	 */
	abstract public function read( array $cells ): array;

	/** @param array<string,mixed> $values Without messages. */
	abstract public function add( array $values ): ?WP_Error;

	/**
	 * The value that no other row of the file may have, '' for none.
	 * @param array<string,mixed> $values
	 */
	abstract public function once( array $values ): string;

	public function label( string $field ): string {
		return Field_Labels::of( $field );
	}

	/** The field a column is likely to be meant for, '' for none. */
	final public function guess( string $column ): string {
		$column = mb_strtolower( $column );
		foreach ( $this->fields() as $field ) {
			if ( in_array( $column, array( $field, str_replace( '_', ' ', $field ), mb_strtolower( $this->label( $field ) ) ), true ) ) {
				return $field;
			}
		}
		$other = self::OTHER_NAMES[ $column ] ?? '';
		return in_array( $other, $this->fields(), true ) ? $other : '';
	}

	/**
	 * Cleaned values; words are taken for what they name.
	 * @param array<string,string> $cells
	 * @return array<string,mixed>
	 */
	final protected function values( Form $form, array $cells ): array {
		$sent = array();
		foreach ( array_intersect_key( $form->rules(), $cells ) as $field => $rule ) {
			if ( '' !== $cells[ $field ] ) {
				$sent[ $field ] = $this->meant( $field, $rule, $cells[ $field ] );
			}
		}
		return $form->clean( $sent );
	}

	private function meant( string $field, Rule $rule, string $cell ): mixed {
		$list = static fn(): array => array_values( array_filter( array_map( 'trim', explode( ',', strtr( $cell, ';|', ',,' ) ) ) ) );
		return match ( true ) {
			'skill' === $field                       => array_map( fn( string $name ): int => $this->skill( $name ), $list() ),
			'array' === $rule->get( 'type' )         => $list(),
			null !== $rule->get( 'enum' )            => self::key( (string) $rule->get( 'enum' ), $cell ),
			'boolean' === $rule->get( 'type' )       => self::answer( $cell ),
			'posting-date' === $rule->get( 'format' ) => preg_replace( array( '/^(\d{4})-(\d\d)-(\d\d)$/', '/^(\d\d)\.(\d\d)\.(\d{4})$/' ), array( '$1/$2/$3', '$3/$2/$1' ), $cell ),
			default                                  => $cell,
		};
	}

	/** 0, which no skill has, for a name that is not known. */
	private function skill( string $name ): int {
		$this->skills ??= array_flip( array_map( 'mb_strtolower', Skills::names() ) );
		return $this->skills[ mb_strtolower( $name ) ] ?? 0;
	}

	/** The key of a choice, by its key or its name in English or the current language. */
	private static function key( string $enum, string $cell ): string {
		$small = mb_strtolower( $cell );
		foreach ( array( Contract::enum( $enum ), Markup::labels( $enum ) ) as $names ) {
			foreach ( $names as $key => $name ) {
				if ( in_array( $small, array( mb_strtolower( (string) $key ), mb_strtolower( $name ) ), true ) ) {
					return (string) $key;
				}
			}
		}
		return $cell;
	}

	private static function answer( string $cell ): string {
		$small = mb_strtolower( $cell );
		return match ( true ) {
			in_array( $small, array( 'yes', 'oui', 'ja', 'sì', 'si', 'x' ), true ) => 'true',
			in_array( $small, array( 'no', 'non', 'nein' ), true )                => 'false',
			default                                                               => $cell,
		};
	}
}
