<?php
/** The few fields of a member who is added by hand. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Schools\Schools;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;

final class Member_Fields_Form extends Fields {

	public const NAME = 'dm_member';

	public function show(): void {
		echo '<table class="form-table" role="presentation"><tbody>';
		$language = self::language( $this->text( 'locale' ) );
		$this->row( 'role', __( 'Role', 'design-marketplace' ), $this->select( 'role', Markup::labels( 'roles' ) ) );
		$this->row( 'name', __( 'Name or company', 'design-marketplace' ), $this->input( 'name', 'text', required: true, maxlength: 120, class: 'regular-text' ) );
		$this->row( 'email', __( 'Email', 'design-marketplace' ), $this->input( 'email', 'email', required: true, maxlength: 100, class: 'regular-text' ) );
		$this->row( 'locale', __( 'Language', 'design-marketplace' ), $this->select( 'locale', Contract::enum( 'languages' ), $language ) );
		$this->row( 'city', __( 'City', 'design-marketplace' ), $this->input( 'city', 'text', maxlength: 120, class: 'regular-text' ) );
		$schools = array( '' => '–' ) + array_column( Schools::all(), 'name', 'code' );
		$this->row( 'school', __( 'School of a designer', 'design-marketplace' ), $this->select( 'school', $schools ) );
		$this->row( 'graduation', __( 'Year of graduation', 'design-marketplace' ), $this->input( 'graduation', 'number', min: 1960, class: 'small-text' ) );
		$this->row( 'skill', '', $this->skills( 'skill' ) );
		echo '</tbody></table>';
	}

	/** A language of the site's; for any other text the site's own. */
	public static function language( mixed $code ): string {
		return is_string( $code ) && isset( Contract::enum( 'languages' )[ $code ] ) ? $code : Languages::site();
	}

	private function row( string $name, string $label, Html $field ): void {
		$head = '' === $label ? __( 'Skills', 'design-marketplace' ) : Html::of( 'label', $label, for: $this->id( $name ) );
		Ui::say( Html::of( 'tr', Html::of( 'th', $head, scope: 'row' ), Html::of( 'td.dm-field', $field, $this->wrong( $name ) ) ) );
	}
}
